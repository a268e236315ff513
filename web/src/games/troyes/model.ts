/** What the board shows: the view of the rules, the printed numbers, and small questions to them. */
import type { House } from '../../kit/houses';
import type { Message } from '../../lib/words';
import type { TroyesCardView, TroyesEventView, TroyesGroupView, TroyesView } from '../../lib/api';
import type { BoardProps, Offers, Player } from '../board';
import type { Building, Colour } from './houses';

/** The view as the server sends it. */
export type Troyes = TroyesView;
export type CardView = TroyesCardView;
export type EventView = TroyesEventView;
export type Group = TroyesGroupView;

/** Whose a district, a citizen or a cube is. */
export type Owner = number | 'neutral';
export const ownerOf = (name: string): Owner => (name === 'neutral' ? 'neutral' : Number(name));

type Numbers = Readonly<Record<string, number>>;

export interface PrintedCard {
  colour: Colour;
  round: number;
  price: number;
  places: readonly number[];
  divisor: number;
  /** Whether its effect comes by cubes, later. */
  delayed: boolean;
  text: Message;
  signs: string;
  /** The numbers that are reconstructed. */
  unsure: readonly string[];
}
export interface PrintedEvent {
  dice: Colour;
  divisor: number;
  banners: number;
  vp: readonly number[];
  text: Message;
  signs: string;
  unsure: readonly string[];
}
export interface Printed {
  rows: Numbers;
  salary: Numbers;
  influence: { most: number; reroll: number; citizen: number; turn: number; turned: number };
  cathedral: { vp: readonly number[]; influence: readonly number[]; missing_level: number };
  agriculture: number;
  cards: Readonly<Record<string, PrintedCard>>;
  events: Readonly<Record<string, PrintedEvent>>;
  characters: Readonly<Record<string, { vp: readonly number[] }>>;
}

// -- people ------------------------------------------------------------------------------------------------------

/** Null for the neutral ones. */
export function houseOfOwner(players: readonly Player[], owner: Owner): House | null {
  return owner === 'neutral' ? null : (players[owner]?.house ?? null);
}

export function ownerName(players: readonly Player[], t: BoardProps['t'], owner: Owner): string {
  return owner === 'neutral' ? t('web-troyes-neutral') : (players[owner]?.name ?? '');
}

// -- the square --------------------------------------------------------------------------------------------------

export const districtsOf = (view: Troyes): Owner[] => Object.keys(view.dice).map(ownerOf);

export function diceOf(view: Troyes, owner: Owner, colour: Colour): number[] {
  return (view.dice[owner] ?? []).filter((die) => die.colour === colour).map((die) => die.value);
}

/** Dice that are picked: for an action, or against black dice. */
export interface Picked {
  seat: number;
  dice: readonly { district: Owner; colour: Colour; value: number }[];
  total: number;
  price: number;
  /** What must be reached, against black dice. */
  need: number | null;
  /** The delayed card whose cube helps. */
  cube: string | null;
}

export function groupOf(view: Troyes): Picked | null {
  const given = view.group ?? (view.defence?.dice.length ? view.defence : null);
  if (!given) return null;
  const dice = given.dice.map((die) => ({
    district: ownerOf(die.district),
    colour: die.colour as Colour,
    value: die.value,
  }));
  const { seat, total } = given;
  return view.group
    ? { seat, dice, total, price: view.group.price, need: null, cube: view.group.cube }
    : { seat, dice, total, price: 0, need: view.defence?.need ?? null, cube: null };
}

/** Deniers that an answer names, such as what the group would cost with this die. */
export function deniersIn(message: Message | undefined): number | null {
  if (!message) return null;
  if (message.key === 'troyes-n-deniers') return Number(message.args?.['n'] ?? 0);
  for (const arg of Object.values(message.args ?? {})) {
    const found = Array.isArray(arg)
      ? arg.map((part) => deniersIn(part)).find((n) => n !== null)
      : typeof arg === 'object'
        ? deniersIn(arg)
        : null;
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

/** How often an answer uses a card, or how many cubes it lays: the number in its words. */
export function timesOf(offers: Offers, token: string): number | null {
  let label: Message | undefined = offers.options.get(token)?.label;
  while (label && label.args?.['n'] === undefined)
    label = (label.args?.['use'] ?? (label.key === 'troyes-store-cubes' ? label.args?.['what'] : undefined)) as
      Message | undefined;
  const n = label?.args?.['n'];
  return typeof n === 'number' ? n : null;
}

/** What the whole group would cost after this answer; null if nothing, or if it may not be given. */
export function priceOf(offers: Offers, tokens: readonly string[]): number | null {
  for (const token of tokens) {
    const option = offers.options.get(token);
    if (option && token.startsWith('die:')) return deniersIn(option.label);
  }
  return null;
}

export const blackLeft = (view: Troyes): readonly number[] => view.black;
/** The black dice that the player to move meets, the highest first. */
export const blackMet = (view: Troyes): readonly number[] => view.defence?.black ?? [];

// -- buildings, cards, events, cathedral -------------------------------------------------------------------------

export function placesIn(view: Troyes, building: Building): (Owner | null)[] {
  return (view.buildings[building]?.rows ?? []).flat().map((owner) => (owner === null ? null : ownerOf(owner)));
}

export function expelledOn(view: Troyes, building: Building): Owner[] {
  return (view.buildings[building]?.expelled ?? []).map(ownerOf);
}

/** The three cards of a colour, by their round number; null while one is face down. */
export function cardsOf(view: Troyes, colour: Colour): (CardView | null)[] {
  return [1, 2, 3].map((n) => view.cards[`${colour}_${n}`] ?? null);
}

function cardOf(view: Troyes, id: string): CardView | undefined {
  return Object.values(view.cards).find((card) => card?.id === id) ?? undefined;
}

export const cardsUp = (view: Troyes): string[] => Object.values(view.cards).flatMap((card) => (card ? [card.id] : []));

/** Where a player's tradesman stands on a card: a place, the picture, or nowhere. */
export function standOf(view: Troyes, id: string, seat: number): number | 'picture' | null {
  const card = cardOf(view, id);
  if (!card) return null;
  const place = card.places.indexOf(seat);
  if (place >= 0) return place;
  return card.picture.includes(seat) ? 'picture' : null;
}

export const cardCubes = (view: Troyes, id: string, seat: number): number => cardOf(view, id)?.cubes[seat] ?? 0;

export function eventCubes(view: Troyes, id: string): Owner[] {
  return (view.events.find((event) => event.id === id)?.cubes ?? []).map(ownerOf);
}

/** The tint of a card of a colour. */
export const TINT: Readonly<Record<string, string>> = {
  red: 'var(--die-red)',
  white: 'var(--ink-3)',
  yellow: 'var(--die-yellow)',
};

/** The kind of an event card: `brigands_2` is one of three Brigands. */
export const eventKind = (id: string): string => id.replace(/_\d$/, '');

export function cathedralOwners(view: Troyes): (Owner | null)[][] {
  return view.cathedral.map((level) => level.map((owner) => (owner === null ? null : ownerOf(owner))));
}

/** The columns of the cathedral that bring the same, side by side: from the first to the last, counted from 1. */
export function alike(
  vp: readonly number[],
  influence: readonly number[],
): { vp: number; influence: number; from: number; to: number }[] {
  const found: { vp: number; influence: number; from: number; to: number }[] = [];
  vp.forEach((points, i) => {
    const last = found.at(-1);
    const n = influence[i] ?? 0;
    if (last?.vp === points && last.influence === n) last.to = i + 1;
    else found.push({ vp: points, influence: n, from: i + 1, to: i + 1 });
  });
  return found;
}
