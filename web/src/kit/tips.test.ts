import { describe, expect, it } from 'vitest';
import { besideAll } from './tips.svelte';

const room = { width: 1000, height: 600 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const apart = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
const put = (anchor: ReturnType<typeof box>, others: ReturnType<typeof box>[] = [], long = false) => {
  const size = { width: 200, height: 80 };
  const { left, top } = besideAll(size, anchor, others, room, long);
  return box(left, top, size.width, size.height);
};

describe('where a tooltip stands', () => {
  const anchors = [0, 250, 480, 960].flatMap((x) => [0, 40, 300, 560].map((y) => box(x, y, 40, 40)));

  it('is inside the window and never over what it explains', () => {
    for (const anchor of anchors)
      for (const long of [false, true]) {
        const tip = put(anchor, [], long);
        expect(apart(tip, anchor), JSON.stringify(anchor)).toBe(true);
        expect([tip.left >= 0, tip.top >= 0, tip.right <= 1000, tip.bottom <= 600]).toEqual([true, true, true, true]);
      }
  });

  it('is above a symbol, and beside a card', () => {
    const anchor = box(400, 300, 40, 40);
    expect(put(anchor).bottom).toBeLessThan(anchor.top);
    expect(put(anchor, [], true).left).toBeGreaterThan(anchor.right);
  });

  it('leaves the reason why not readable', () => {
    for (const anchor of anchors) {
      const below = anchor.bottom < 300;
      const why = box(Math.min(anchor.left, 740), below ? anchor.bottom + 9 : anchor.top - 109, 260, 100);
      expect(apart(put(anchor, [why]), why), JSON.stringify(anchor)).toBe(true);
    }
  });
});
