/** What an owner types into a field: whether it can be, whether it is odd, and in which order things are gone through. */
import type { BoxNumber, BoxThing } from '../../lib/api';

/** What is not on the owner's card, though it is on the standard one. */
export const NONE = 'none';
export type Value = number | string;
/** How a field stands: sure (everybody knows it), the owner's word, to be looked up, odd, or impossible. */
export type Stand = 'sure' | 'mine' | 'unsure' | 'odd' | 'bad';

/** What somebody has typed, and what is to be said about it. */
export type Typed =
  | { kind: 'fine'; value: Value }
  /** It can be, but hardly any card has it: asked about once. */
  | { kind: 'odd'; value: Value }
  | { kind: 'bad'; why: 'empty' | 'number' | 'limits' | 'word' };

/** What a number is now: the owner's, else the standard one; null if there is none on the card. */
export function valueOf({ mine, standard }: Pick<BoxNumber, 'mine' | 'standard'>): Value | null {
  const value = mine ?? standard;
  return value === NONE ? null : value;
}

export function typed(number: BoxNumber, text: string): Typed {
  const said = text.trim().replace(/^[−–](?=\d)/, '-');
  if (number.may_be_none && (said === NONE || /^[-−–]$/.test(said))) return { kind: 'fine', value: NONE };
  if (!said) return number.may_be_none ? { kind: 'fine', value: NONE } : { kind: 'bad', why: 'empty' };
  if (number.kind === 'flag') return said === '1' ? { kind: 'fine', value: 1 } : { kind: 'bad', why: 'word' };
  if (number.choices) {
    const known = number.choices.find(({ value }) => String(value) === said);
    return known ? { kind: 'fine', value: known.value } : { kind: 'bad', why: 'word' };
  }
  if (!/^-?\d+$/.test(said)) return { kind: 'bad', why: 'number' };
  const value = Number(said);
  if (value === 0 && number.may_be_none && (number.least ?? 0) > 0) return { kind: 'fine', value: NONE };
  if (value < (number.least ?? value) || value > (number.most ?? value)) return { kind: 'bad', why: 'limits' };
  return { kind: isOdd(number, value) ? 'odd' : 'fine', value };
}

/** Whether a number lies outside of what such numbers usually are. */
export function isOdd({ low, high, standard }: Pick<BoxNumber, 'low' | 'high' | 'standard'>, value: unknown): boolean {
  return (
    typeof value === 'number' && value !== standard && low !== null && high !== null && (value < low || value > high)
  );
}

/** As it will be once the server has these values; null takes a number back. */
export function withValues(thing: BoxThing, values: Readonly<Record<string, Value | null>>): BoxThing {
  const numbers = thing.numbers.map((number) => {
    const value = values[number.path];
    return value === undefined
      ? number
      : { ...number, mine: value, sure: value !== null || number.confidence === 'known' };
  });
  return { ...thing, numbers, unsure: numbers.filter(({ sure }) => !sure).length };
}

/** What is to be looked at first: where something is still to be asked, then unsure numbers, then the rest; else as in the box. */
export function inOrder(things: readonly BoxThing[], asked: (thing: BoxThing) => boolean): BoxThing[] {
  const rank = (thing: BoxThing) => (asked(thing) ? 0 : thing.unsure ? 1 : 2);
  return things
    .map((thing, i) => ({ thing, i, rank: rank(thing) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ thing }) => thing);
}

/** The things whose name has all of these words. */
export function found(things: readonly BoxThing[], words: string): BoxThing[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return things.filter(({ name }) => wanted.every((word) => name.toLocaleLowerCase().includes(word)));
}

export function progressOf(things: readonly BoxThing[]): { sure: number; total: number } {
  const numbers = things.flatMap((thing) => thing.numbers);
  return { sure: numbers.filter(({ sure }) => sure).length, total: numbers.length };
}

/** A, B, … Z, AA, AB: the letters that join a drawing to its fields. */
export function letter(i: number): string {
  const last = String.fromCharCode(65 + (i % 26));
  return i < 26 ? last : letter(Math.floor(i / 26) - 1) + last;
}

/** The letters of several fields, briefly: `A–C G`. */
export function ranges(fields: readonly number[]): string {
  const found: [number, number][] = [];
  for (const i of fields) {
    const last = found.at(-1);
    if (last && last[1] === i - 1) last[1] = i;
    else found.push([i, i]);
  }
  return found.map(([from, to]) => (from === to ? letter(from) : `${letter(from)}–${letter(to)}`)).join(' ');
}

/** Which element of a drawing shows a number: the one at its path, else the table it stands in, else its first part. */
export function spotOf<Spot extends { paths: readonly string[] }>(spots: readonly Spot[], path: string): Spot | null {
  let best: Spot | null = null;
  let closest = 0;
  for (const spot of spots)
    for (const each of spot.paths) {
      const near = each === path ? Infinity : path.startsWith(`${each}.`) ? each.length : 0;
      if (near > closest) [best, closest] = [spot, near];
      else if (!best && each.startsWith(`${path}.`)) best = spot;
    }
  return best;
}
