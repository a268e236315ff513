/** Names in a narrow card: as large as may be, smaller if they must, and on two lines where they have several words. */
import { textWidth } from '../../lib/measure';

export interface Line {
  text: string;
  size: number;
  /** How wide it may be at most, where even the smallest letters are too wide: they are drawn narrower. */
  within?: number;
}
/** Below this nothing is readable. */
const LEAST = 10;
/** The frame of a card and some air on either side. */
const MARGINS = 9;

/** An epithet stands on one line, in italics. */
type Kind = 'name' | 'name on one line' | 'epithet';

export function fitted(name: string, size: number, card: number, kind: Kind = 'name'): Line[] {
  const width = card - MARGINS;
  const at = (text: string, px: number) =>
    textWidth(text, `${kind === 'epithet' ? 'italic 400' : '600'} ${px}px "EB Garamond", serif`);
  /** Pressed only where the smallest letters are too wide: other sizes are measured well enough. */
  const line = (text: string, px: number): Line =>
    px > LEAST || at(text, px) <= width ? { text, size: px } : { text, size: px, within: width };
  const whole = at(name, size);
  if (whole <= width) return [{ text: name, size }];
  const smaller = Math.floor(((size * width) / whole) * 10) / 10;
  if (smaller >= LEAST + 1 || !name.includes(' ') || kind !== 'name') return [line(name, Math.max(LEAST, smaller))];
  const [first, second] = twoLines(name);
  const widest = Math.max(at(first, size), at(second, size));
  const both = Math.max(LEAST, Math.min(size - 2.5, Math.floor(((size * width) / widest) * 10) / 10));
  return [first, second].map((text) => line(text, both));
}

/** How such a line is drawn in a picture. */
export function lettering({ size, within }: Line) {
  return { 'font-size': size, ...(within ? { textLength: within, lengthAdjust: 'spacingAndGlyphs' as const } : {}) };
}

/** A name of several words on two lines, as equal as can be. */
export function twoLines(name: string): [string, string] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((found) => found.index);
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best), gaps[0] ?? 0);
  return [name.slice(0, at), name.slice(at + 1)];
}
