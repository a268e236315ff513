/** How a hand is laid out: all of it can be read, however many friends there are. */
import type { Offers } from '../board';
import { handTokens } from './tokens';

/** More than this do not fit at a time. */
export const HAND_PAGE = 12;

export interface HandShape {
  columns: number;
  rows: number;
  look: 'large' | 'full' | 'tight' | 'bare';
}
export function handShape(n: number, narrow = false): HandShape {
  const [few, many] = narrow ? [2, 3] : [3, 4];
  if (n <= few) return { columns: few, rows: 1, look: 'large' };
  if (narrow && n <= 4) return { columns: 2, rows: 2, look: 'full' };
  if (n <= 6) return { columns: few, rows: 6 / few, look: narrow ? 'tight' : 'full' };
  if (n <= 9) return { columns: 3, rows: 3, look: narrow ? 'bare' : 'tight' };
  return { columns: many, rows: HAND_PAGE / many, look: 'bare' };
}

/** The friend on the table first, then those who can be answered now. */
export function handOrder(hand: readonly string[], chosen: string | undefined, offers: Offers): string[] {
  const all = chosen && !hand.includes(chosen) ? [chosen, ...hand] : [...hand];
  const rank = (friend: string) => (friend === chosen ? 0 : offers.lit(handTokens(friend)) ? 1 : 2);
  return all.sort((a, b) => rank(a) - rank(b));
}
