import { describe, expect, it } from 'vitest';
import { tagAt, type Box } from './tags';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const window = box(0, 0, 400, 300);
const size = { width: 40, height: 20 };

describe('the tag of an outlined place', () => {
  const place = box(100, 100, 200, 160);
  it('hangs at the upper right corner', () => {
    expect(tagAt(place, size, [], window)).toEqual(box(180, 90, 220, 110));
  });
  it('goes to where it covers nothing that is written', () => {
    const score = box(170, 95, 198, 112);
    const name = box(102, 102, 150, 115);
    expect(tagAt(place, size, [score], window)).toEqual(box(80, 90, 120, 110));
    expect(tagAt(place, size, [score, name], window)).toEqual(box(180, 150, 220, 170));
  });
  it('finds a gap between words, and covers a picture rather than a letter', () => {
    const words = (left: number, top: number, right: number, bottom: number) => ({
      ...box(left, top, right, bottom),
      words: true,
    });
    const above = [words(80, 80, 150, 112), words(200, 80, 230, 112)];
    const below = words(80, 150, 230, 185);
    const sides = [words(60, 112, 120, 150), words(180, 112, 240, 150)];
    expect(tagAt(place, size, [...above, below, ...sides], window)).toEqual(box(155, 90, 195, 110));
    expect(tagAt(place, size, [...above, box(150, 80, 200, 112), below, ...sides], window)).toEqual(
      box(155, 90, 195, 110),
    );
  });
  it('stays in the window', () => {
    expect(tagAt(box(300, 0, 400, 60), size, [], window)).toEqual(box(280, 50, 320, 70));
  });
});
