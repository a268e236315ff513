/** How the plain board divides a view: facts on chips, lists and tables in panels, tables of the same rows together. */
import type { GameView } from '../../lib/api';
import type { Offers } from '../board';

/** What the table page shows itself. */
const ELSEWHERE = ['players', 'seats', 'over'];

type Entry = [string, unknown];
const entriesOf = (view: GameView): Entry[] =>
  Object.entries(view as Record<string, unknown>).filter(([key]) => !ELSEWHERE.includes(key));
const rich = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Everything that is one number or word. */
export function factsOf(view: GameView): Entry[] {
  return entriesOf(view).filter(([, value]) => !rich(value));
}

export interface Part {
  keys: string[];
  /** The rows that several tables have in common; null for what stands alone. */
  rows: string[] | null;
}

/** Everything else, tables with the same rows as one part. */
export function sameKeys(view: GameView): Part[] {
  const parts: (Part & { shape: string })[] = [];
  for (const [key, value] of entriesOf(view)) {
    if (!rich(value)) continue;
    const rows = Array.isArray(value) ? [] : Object.keys(value as object);
    const simple = rows.length > 0 && Object.values(value as object).every((inner) => !rich(inner));
    const shape = simple ? rows.join(' ') : '';
    const twin = shape ? parts.find((part) => part.shape === shape) : undefined;
    if (twin) {
      twin.keys.push(key);
      twin.rows = rows;
    } else parts.push({ keys: [key], rows: null, shape });
  }
  return parts.map(({ keys, rows }) => ({ keys, rows }));
}

export function columnsOf(view: GameView, keys: readonly string[]): Record<string, unknown>[] {
  return keys.map((key) => (view as Record<string, unknown>)[key] as Record<string, unknown>);
}

/** The answers that name a thing, such as `take:crafts:orange` for `crafts`. */
export function tokensOf(offers: Offers, name: string): string[] {
  const known = [...offers.options.keys(), ...offers.refused.keys(), ...offers.recalled];
  return known.filter((token) => token.split(':').includes(name));
}
