/** Which answers belong to which place of the board. */
import type { Offers } from '../board';
import { warnsOf } from '../consequences';
import { everybody, type Person, type Printed, type Village } from './model';

/** The known answers, possible, refused or given by others, that a test lets through. */
export function tokensOf(offers: Offers, test: (kind: string, parts: readonly string[]) => boolean): string[] {
  const found: string[] = [];
  for (const tokens of [offers.options.keys(), offers.refused.keys(), offers.recalled])
    for (const token of tokens) {
      const [kind = '', ...parts] = token.split(':');
      if (test(kind, parts)) found.push(token);
    }
  return found;
}

/** Train, make and buy in a workshop. */
export function shopTokens(offers: Offers, shop: string, goods: readonly string[]): string[] {
  return tokensOf(
    offers,
    (kind, [what = '']) =>
      (kind === 'train' && what === shop) || ((kind === 'make' || kind === 'buy') && goods.includes(what)),
  );
}

/** Journeys that end in a city. */
export function cityTokens(offers: Offers, city: string): string[] {
  return tokensOf(
    offers,
    (kind, parts) => (kind === 'send' && parts[0] === city) || (kind === 'move' && parts[1] === city),
  );
}

/** Steps into a chamber, counted from 1. */
export function chamberTokens(offers: Offers, chamber: number): string[] {
  return tokensOf(offers, (kind, [from]) =>
    chamber === 1 ? kind === 'enter' : kind === 'climb' && Number(from) === chamber - 1,
  );
}

/** Into the black bag, and out of it. */
export function bagTokens(offers: Offers): string[] {
  return tokensOf(offers, (kind) => kind === 'devote' || kind === 'buy-out');
}

/** What can be, or was, answered by choosing this member where it stands: a way home, a step in church, its death. */
export function memberTokens(offers: Offers, view: Village, seat: number | null, person: Person): string[] {
  if (person.seat !== seat) return [];
  const peers = everybody(view).filter((other) => other.seat === seat && other.place === person.place);
  if (peers.find((other) => other.generation === person.generation)?.id !== person.id) return [];
  const oldest = Math.min(...peers.map((other) => other.generation)) === person.generation;
  const window = person.place.startsWith('window_') ? person.place.slice('window_'.length) : '';
  const mine = [
    `recall:${person.place}:${person.generation}`,
    `step:${window}:${person.generation}`,
    ...(oldest ? [`dies:${person.place}`] : []),
  ];
  return mine.filter(
    (token) => offers.options.has(token) || offers.refused.has(token) || offers.recalled.includes(token),
  );
}

/** The route that a journey takes, as its two ends in the order of the printed list. */
export function routeOf(printed: Printed, token: string): Printed['routes'][number] | undefined {
  const [kind, a, b] = token.split(':');
  const ends = kind === 'send' ? ['village', a] : kind === 'move' ? [a, b] : [];
  return printed.routes.find(
    ({ between: [x, y] }) => (x === ends[0] && y === ends[1]) || (x === ends[1] && y === ends[0]),
  );
}

/** The warning that an answer crosses the bridge and somebody dies. */
export const DEATH = 'village-warn-dies';

/** Whether one of the possible answers of a place costs a life. */
export const isDeadly = (offers: Offers, tokens: string | readonly string[]): boolean => warnsOf(offers, tokens, DEATH);
