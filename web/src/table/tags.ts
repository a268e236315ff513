/** Where the tag of an outlined place hangs: on its border, where it covers least of what is written there. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What a tag should not cover: words even less than pictures, a part of which is enough to know them by. */
export interface Covered extends Box {
  words?: boolean;
}
const WORDS = 3;
/** A tag that sticks out of the window is worse than one that covers something. */
const OUTSIDE = 4 * WORDS;

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

export const area = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

export const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const both = (a: Box, b: Box): number => {
  const { left, top, right, bottom } = shared(a, b);
  return right > left && bottom > top ? (right - left) * (bottom - top) : 0;
};

/** Where on a side, from its end to its beginning: first the corners and the middle, then in between. */
const STEPS = [1, 0, 0.5, 0.875, 0.125, 0.75, 0.25, 0.625, 0.375];

/** All places for a tag on the border of a box, and hanging from it, the best first if they are alike. */
function* around(box: Box, width: number, height: number): Generator<Box> {
  for (const hangs of [0, 0.5]) {
    const [across, down] = [hangs * width, hangs * height];
    const x = (step: number) => box.left + (box.right - box.left) * step;
    const y = (step: number) => box.top + (box.bottom - box.top) * step;
    const spots: [number, number][] = [
      ...STEPS.map((step): [number, number] => [x(step), box.top - down]),
      ...STEPS.map((step): [number, number] => [x(step), box.bottom + down]),
      ...STEPS.slice(2).flatMap((step): [number, number][] => [
        [box.right + across, y(step)],
        [box.left - across, y(step)],
      ]),
    ];
    for (const [at, from] of spots)
      yield { left: at - width / 2, top: from - height / 2, right: at + width / 2, bottom: from + height / 2 };
  }
}

export function tagAt(
  box: Box,
  size: { width: number; height: number },
  covered: readonly Covered[],
  window: Box,
): Box {
  const near = covered.filter((each) =>
    both(each, {
      left: box.left - size.width,
      top: box.top - size.height,
      right: box.right + size.width,
      bottom: box.bottom + size.height,
    }),
  );
  let best: Box = box;
  let least = Infinity;
  for (const spot of around(box, size.width, size.height)) {
    const covers = near.reduce((sum, each) => sum + both(each, spot) * (each.words ? WORDS : 1), 0);
    const cost = covers + OUTSIDE * (area(spot) - both(spot, window));
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** Words that are only heard. */
const UNSEEN = '.sr, title';

/** What is written or drawn small on the page: words and symbols. */
export function written(root: Element): Covered[] {
  const found: Covered[] = [];
  const LARGE = 64;
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode())
    if (words.currentNode.nodeValue?.trim() && !words.currentNode.parentElement?.closest(UNSEEN)) {
      range.selectNodeContents(words.currentNode);
      for (const { left, top, right, bottom } of range.getClientRects())
        found.push({ left, top, right, bottom, words: true });
    }
  for (const each of root.querySelectorAll('svg, use')) {
    const box = each.getBoundingClientRect();
    if (box.width && box.width < LARGE && box.height < LARGE) found.push(box);
  }
  return found;
}
