/** How large people of a tree are drawn: the current generation stands out, and a crowd stands closer. */
import type { Size } from './layout';
import type { Person } from './model';

export type Density = 'roomy' | 'close' | 'ribbon';
/** From the most to the least room; a ribbon is a row of arms without names. */
export const DENSITIES: readonly Density[] = ['roomy', 'close', 'ribbon'];

const PAST: Readonly<Record<Density, Size>> = {
  roomy: { w: 64, h: 58 },
  close: { w: 64, h: 58 },
  ribbon: { w: 30, h: 36 },
};
const NOW: Readonly<Record<Density, Size>> = {
  roomy: { w: 80, h: 102 },
  close: { w: 68, h: 86 },
  ribbon: { w: 68, h: 86 },
};
const COMING: Readonly<Record<Density, Size>> = {
  roomy: { w: 64, h: 66 },
  close: { w: 64, h: 66 },
  ribbon: { w: 62, h: 62 },
};
const FOUND: Size = { w: 64, h: 58 };
const UNKNOWN: Size = { w: 42, h: 48 };

export type Look = 'large' | 'small' | 'ribbon' | 'unknown';

/** How somebody is drawn in the tree of a generation; in the Testament all who are known are alike. */
export function lookOf(person: Person, density: Density, now: number, testament: boolean): Look {
  if (testament) return person.kind === 'child' ? 'unknown' : 'small';
  if (person.generation === now) return 'large';
  return density === 'ribbon' && person.generation < now ? 'ribbon' : 'small';
}
export function sizeOf(person: Person, density: Density, now: number, testament: boolean): Size {
  if (testament) return person.kind === 'child' ? UNKNOWN : FOUND;
  return rowSize(person.generation, density, now);
}
/** The size of those of a generation. */
export function rowSize(generation: number, density: Density, now: number): Size {
  return (generation === now ? NOW : generation < now ? PAST : COMING)[density];
}
