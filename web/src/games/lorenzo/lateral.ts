/** Puts a floating box to the side of the thing it speaks of, so that the why-not under the thing stays readable. */
import type { Attachment } from 'svelte/attachments';

const GAP = 8;
const EDGE = 8;

export function lateral(anchor: Element): Attachment<HTMLElement> {
  return (box) => {
    // Above windows, too.
    box.showPopover();
    const of = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const right = innerWidth - of.right >= width + GAP + EDGE;
    const left = of.left >= width + GAP + EDGE;
    let x = right ? of.right + GAP : of.left - GAP - width;
    let y = of.bottom - height;
    if (!right && !left) {
      // No room beside it (a phone): above, or else below.
      x = of.left + of.width / 2 - width / 2;
      y = of.top >= height + GAP + EDGE ? of.top - GAP - height : of.bottom + GAP;
    }
    box.style.left = `${Math.round(Math.max(EDGE, Math.min(x, innerWidth - width - EDGE)))}px`;
    box.style.top = `${Math.round(Math.max(EDGE, Math.min(y, innerHeight - height - EDGE)))}px`;
  };
}
