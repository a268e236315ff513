/** Where the tag of an outlined place hangs: on its border, where it covers least of what is written there. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A tag that sticks out of the window is worse than one that covers something. */
const OUTSIDE = 4;

export const area = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const both = (a: Box, b: Box): number => {
  const { left, top, right, bottom } = shared(a, b);
  return right > left && bottom > top ? (right - left) * (bottom - top) : 0;
};

/** All places for a tag on the border of a box, the best first if they are alike. */
function* around(box: Box, width: number, height: number): Generator<Box> {
  const middle = (box.left + box.right) / 2;
  const half = (box.top + box.bottom) / 2;
  const spots: [number, number][] = [
    ...[box.right, box.left, middle].map((x): [number, number] => [x, box.top]),
    ...[box.right, box.left, middle].map((x): [number, number] => [x, box.bottom]),
    ...[box.right, box.left].map((x): [number, number] => [x, half]),
  ];
  for (const [x, y] of spots)
    yield { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function tagAt(box: Box, size: { width: number; height: number }, covered: readonly Box[], window: Box): Box {
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
    const cost = near.reduce((sum, each) => sum + both(each, spot), 0) + OUTSIDE * (area(spot) - both(spot, window));
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** Words that are only heard. */
const UNSEEN = '.sr, title';

/** What is written or drawn small on the page: words and symbols. */
export function written(root: Element): Box[] {
  const found: Box[] = [];
  const LARGE = 64;
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode())
    if (words.currentNode.nodeValue?.trim() && !words.currentNode.parentElement?.closest(UNSEEN)) {
      range.selectNodeContents(words.currentNode);
      found.push(...range.getClientRects());
    }
  for (const each of root.querySelectorAll('svg, use')) {
    const box = each.getBoundingClientRect();
    if (box.width && box.width < LARGE && box.height < LARGE) found.push(box);
  }
  return found;
}
