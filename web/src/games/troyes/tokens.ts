/** Which answers belong to which place of the board. Unknown ones are ignored, so a place names all it could mean. */
import type { Offers } from '../board';
import type { Building, Row } from './houses';
import { BUILDINGS } from './houses';
import { groupOf, type Owner, type Troyes } from './model';

/** All tokens that are offered or refused and begin so. */
export function family(offers: Offers, ...starts: readonly string[]): string[] {
  return [...offers.options.keys(), ...offers.refused.keys()].filter((token) =>
    starts.some((start) => token.startsWith(start)),
  );
}

/** A die on the square: picked for the group; in the middle of turning dice over, turned. */
export function dieTokens(offers: Offers, owner: Owner, die: { colour: string; value: number }): string[] {
  const face = `${die.colour}:${die.value}`;
  const pick = `die:${owner}:${face}`;
  return offers.kind === 'TurnMore' ? [`turn:${face}`] : [pick];
}

/** The enemies that are not met yet. */
export const blackTokens = (die: { value: number; met: boolean }): string[] => (die.met ? [] : [`black:${die.value}`]);

/** The building as a whole says why a group places nobody there. */
export function houseTokens(offers: Offers, view: Troyes, building: Building): string[] {
  const token = `use:place:${building}`;
  return offers.options.has(token) && rowOf(view) !== null ? [] : [token];
}

/** The value that leads to a row: that of the one die of the group. */
function rowOf(view: Troyes): number | null {
  const dice = groupOf(view)?.dice ?? [];
  return dice.length === 1 ? (dice[0]?.value ?? null) : null;
}

/** A row that the group's die leads to. */
export function rowTokens(offers: Offers, view: Troyes, building: Building, row: Row): string[] {
  const token = `use:place:${building}`;
  const value = rowOf(view);
  return value !== null && row.faces.includes(value) && offers.options.has(token) ? [token] : [];
}

/** A place in a building: to stand on in the opening, or to take a citizen from. Counted from 0. */
export function placeTokens(building: Building, place: number): string[] {
  return [`place:${building}:${place + 1}`, `from:${building}:${place + 1}`];
}

export const expelledTokens = (building: Building, owner: Owner, seat: number | null): string[] =>
  owner === seat ? [`from:expelled:${building}`] : [];

/** Using a card, or taking the tradesman from it. */
export const cardTokens = (card: string): string[] => [`use:card:${card}`, `from:card:${card}`];
export const cubeTokens = (card: string): string[] => [`cube:${card}`];

/** Combating an event, or laying a single cube on it. */
export const eventTokens = (event: string): string[] => [`use:event:${event}`, `event:${event}`];

export const CATHEDRAL = ['use:cathedral'] as const;
export const FIELDS = ['use:agriculture'] as const;
export const SUPPLY = ['from:supply'] as const;
export const CITIZEN = ['citizen'] as const;

export const rerollTokens = (offers: Offers): string[] => family(offers, 'reroll:');
/** In the middle of turning, the dice themselves are turned, and the move is done when one says so. */
export const turnTokens = (offers: Offers): string[] => (offers.kind === 'TurnMore' ? [] : family(offers, 'turn:'));

/** Where on the board a token is answered, so that a phone can show that part. */
export type Part = 'square' | Building | 'events' | 'cathedral' | 'own';

export function partOf(token: string, colourOfCard: (card: string) => string | undefined): Part | null {
  const [kind = '', what = '', more = ''] = token.split(':');
  if (kind === 'die' || (kind === 'turn' && more)) return 'square';
  if (kind === 'black' || kind === 'event' || what === 'event' || kind === 'cubes') return 'events';
  if (token === 'use:cathedral') return 'cathedral';
  if (token === 'use:agriculture') return 'city_hall';
  if (kind === 'reroll' || kind === 'citizen' || token === 'from:supply') return 'own';
  for (const building of BUILDINGS) if (what === building || more === building) return building;
  const card = kind === 'cube' ? what : what === 'card' ? more : null;
  if (card === null) return null;
  const colour = colourOfCard(card);
  return colour === 'red' ? 'palace' : colour === 'white' ? 'bishopric' : colour === 'yellow' ? 'city_hall' : null;
}
