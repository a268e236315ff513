/** Names in a narrow card: as large as may be, smaller if they must, and on two lines where they have several words. */
import { textWidth } from '../../lib/measure';

export interface Line {
  text: string;
  size: number;
}
/** Below this nothing is readable. */
const LEAST = 10;

export function fitted(name: string, size: number, width: number, style: 'plain' | 'italic' = 'plain'): Line[] {
  const at = (text: string, px: number) =>
    textWidth(text, `${style === 'italic' ? 'italic 400' : '600'} ${px}px "EB Garamond", serif`);
  const whole = at(name, size);
  if (whole <= width) return [{ text: name, size }];
  const smaller = Math.floor(((size * width) / whole) * 10) / 10;
  if (smaller >= LEAST + 1 || !name.includes(' ') || style === 'italic')
    return [{ text: name, size: Math.max(LEAST - 1, smaller) }];
  const [first, second] = twoLines(name);
  const widest = Math.max(at(first, size), at(second, size));
  const both = Math.max(LEAST, Math.min(size - 2.5, Math.floor(((size * width) / widest) * 10) / 10));
  return [first, second].map((text) => ({ text, size: both }));
}

/** A name of several words on two lines, as equal as can be. */
export function twoLines(name: string): [string, string] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((found) => found.index);
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best), gaps[0] ?? 0);
  return [name.slice(0, at), name.slice(at + 1)];
}
