/**
 * How the things of a game's box are drawn on the page "My box".
 *
 * A thing is a card, a tile or a place, known by its table in the component file (`activity.artisan`). A game says in its
 * `box.ts` how each is drawn: by a part of its board (`Card`), or as a piece cut out of the whole board in the position
 * of its primer. What it says nothing about, and all of a game without a `box.ts`, is a list with a title.
 *
 * Numbers are found again by `data-number`: the parts of a board name with it where a number stands in the component file
 * (`data-number="activity.artisan.price"`, or the table it is in), and the page lays its letters there.
 */
import type { Component } from 'svelte';
import type { GameView } from '../lib/api';
import type { BoardProps } from './board';
import type { Shot } from './primer';

/** A number of a thing, or a word: where it stands, what it is called, what the owner has. */
export interface BoxValue {
  path: string;
  label: string;
  value: number | string | null;
}

/** What the drawing of a card gets: the board's own props in a fixed position, and what is to be drawn. */
export interface CardProps<View = GameView> extends BoardProps<View> {
  thing: string;
  name: string;
  values: readonly BoxValue[];
}

export interface CardDrawing {
  /** eslint cannot see that each game has a view of its own. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Card: Component<CardProps<any>>;
  /** How wide it is drawn before it is scaled. */
  width: number;
}
export type Drawing = CardDrawing | Shot;

export interface BoxUi {
  /** How a thing is drawn; null for a list of its numbers. */
  drawing: (thing: string) => Drawing | null;
  /** The colour of a thing in the list, as a token. */
  tint?: (thing: string) => string | null;
  /** The symbol of a number, by its path. */
  icon?: (path: string) => string | null;
}

const found = import.meta.glob<{ default: BoxUi }>('./*/box.ts');
const PLAIN: BoxUi = { drawing: () => null };

export async function boxUi(game: string): Promise<BoxUi> {
  return (await found[`./${game}/box.ts`]?.())?.default ?? PLAIN;
}

/** The amounts of a thing below a name: `{ horse: 1, plow: 1 }` of `customer.horse_plow.demand`. */
export function amountsOf(values: readonly BoxValue[], path: string): Record<string, number> {
  return Object.fromEntries(
    values.flatMap(({ path: each, value }) =>
      each.startsWith(`${path}.`) && typeof value === 'number' ? [[each.slice(path.length + 1), value]] : [],
    ),
  );
}

/** The numbers of a list below a name, in their order. */
export function listOf(values: readonly BoxValue[], path: string): number[] {
  return Object.entries(amountsOf(values, path))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, n]) => n);
}

export function numberOf(values: readonly BoxValue[], path: string): number {
  const value = values.find((each) => each.path === path)?.value;
  return typeof value === 'number' ? value : 0;
}
