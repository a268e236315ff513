/** Puts a floating box beside the thing it speaks of, inside the window, never over the thing. */
import type { Attachment } from 'svelte/attachments';

const GAP = 9;
const EDGE = 8;

export function beside(anchor: Element | DOMRect, first: 'below' | 'above' = 'below'): Attachment<HTMLElement> {
  return (box) => {
    const put = () => {
      const of = anchor instanceof Element ? anchor.getBoundingClientRect() : anchor;
      const { offsetWidth: width, offsetHeight: height } = box;
      const room = { below: innerHeight - of.bottom, above: of.top, right: innerWidth - of.right, left: of.left };
      let left = clamp(of.left + of.width / 2 - width / 2, EDGE, innerWidth - width - EDGE);
      let top: number;
      let side: string;
      const fits = { below: room.below >= height + GAP + EDGE, above: room.above >= height + GAP + EDGE };
      if (fits.below && (first === 'below' || !fits.above)) [top, side] = [of.bottom + GAP, 'below'];
      else if (fits.above) [top, side] = [of.top - height - GAP, 'above'];
      else {
        top = clamp(of.top + of.height / 2 - height / 2, EDGE, innerHeight - height - EDGE);
        if (room.right >= width + GAP) [left, side] = [of.right + GAP, 'right'];
        else if (room.left >= width + GAP) [left, side] = [of.left - width - GAP, 'left'];
        else [top, side] = [room.below > room.above ? innerHeight - height - EDGE : EDGE, 'edge'];
      }
      box.style.left = `${Math.round(left)}px`;
      box.style.top = `${Math.round(top)}px`;
      box.dataset.side = side;
      const middle = clamp(of.left + of.width / 2 - left, 14, width - 14);
      box.style.setProperty('--tail', `${Math.round(middle)}px`);
    };
    put();
    const watch = new ResizeObserver(put);
    watch.observe(box);
    addEventListener('resize', put);
    addEventListener('scroll', put, true);
    return () => {
      watch.disconnect();
      removeEventListener('resize', put);
      removeEventListener('scroll', put, true);
    };
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
