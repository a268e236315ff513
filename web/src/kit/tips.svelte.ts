/**
 * Tooltips: what a symbol means, beside it. They come by hover, with the focus of the place a symbol belongs to, and by
 * a long press of a finger, which then answers nothing.
 *
 * Any element, in HTML or in a drawing, explains itself by the key of its words: `data-tip="legend-village-well"`. What
 * needs more than one message, such as a card, gives its words with an attachment: `{@attach tip(() => ({ title, lines }))}`.
 * A symbol on it is explained after them. No symbol becomes a stop of the Tab key for it. `Tips.svelte`, once on a page, listens for all of them.
 */
import type { Attachment } from 'svelte/attachments';

export interface TipWords {
  title?: string;
  lines: readonly { label?: string; text: string }[];
}

const words = new WeakMap<Element, () => TipWords>();

/** Lets an element explain itself in several lines. */
export function tip(given: () => TipWords): Attachment {
  return (element) => {
    words.set(element, given);
    element.setAttribute('data-tip', '');
    return () => {
      words.delete(element);
      element.removeAttribute('data-tip');
    };
  };
}

export interface Explained {
  /** The innermost thing that explains itself. */
  at: Element;
  /** What the words stand beside. */
  anchor: Element;
  words: TipWords;
}

type T = (key: string) => string;
const keyOf = (element: Element): string => element.getAttribute('data-tip') ?? '';

/** The nearest element around one that explains itself in several lines. */
function toldAround(element: Element): Element | null {
  let at: Element | null = element;
  while (at && !words.has(at)) at = at.parentElement;
  return at;
}

/** What is explained where the pointer is: a symbol; on a card the card, and the symbol after it. */
export function explainedAt(target: Element, t: T): Explained | null {
  const at = target.closest('[data-tip]');
  if (!at) return null;
  const around = toldAround(at);
  const told = around && words.get(around)?.();
  const key = keyOf(at);
  const own = key ? [{ text: t(key) }] : [];
  return told
    ? { at, anchor: around, words: { ...told, lines: [...told.lines, ...own] } }
    : { at, anchor: at, words: { lines: own } };
}

/** So many symbols of a place are explained with its focus. */
const MOST = 6;

/** What is explained with the focus of a button: its place as a whole, else the symbols in it, else what it is in. */
export function explainedWith(button: Element, t: T): Explained | null {
  const place = button.closest('[data-tokens], [data-tip]');
  if (!place) return null;
  if (words.has(place)) return explainedAt(place, t);
  const keys = [place, ...place.querySelectorAll('[data-tip]')].map(keyOf).filter((key) => key);
  if (!keys.length) return explainedAt(place, t);
  const lines = [...new Set(keys)].slice(0, MOST).map((key) => ({ text: t(key) }));
  return { at: place, anchor: place, words: { lines } };
}

const GAP = 8;
const EDGE = 6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const apart = (a: Box, b: Box) => a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/**
 * Where a box of this size stands beside an anchor: inside the window, never over the anchor, and if possible not over
 * other things that are in the way, such as the reason why something may not be done.
 */
export function besideAll(
  size: { width: number; height: number },
  anchor: Box,
  others: readonly Box[],
  room: { width: number; height: number },
  /** Many words stand to the side, where they hide less. */
  long = false,
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const middle = clamp((anchor.left + anchor.right - size.width) / 2, room.width - size.width);
  const height = clamp((anchor.top + anchor.bottom - size.height) / 2, room.height - size.height);
  const upright = [
    { left: middle, top: anchor.top - GAP - size.height },
    { left: middle, top: anchor.bottom + GAP },
  ];
  const sideways = [height, Math.max(EDGE, anchor.bottom - size.height)].flatMap((top) => [
    { left: anchor.right + GAP, top },
    { left: anchor.left - GAP - size.width, top },
  ]);
  const spots = long ? [...sideways, ...upright] : [...upright, ...sideways];
  // Further away, above or below what is in the way.
  for (const other of others)
    spots.push({ left: middle, top: other.top - GAP - size.height }, { left: middle, top: other.bottom + GAP });
  const free = (spot: { left: number; top: number }, avoid: readonly Box[]) => {
    const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const inside = box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height;
    return inside && avoid.every((each) => apart(box, each));
  };
  return (
    spots.find((spot) => free(spot, [anchor, ...others])) ??
    spots.find((spot) => free(spot, [anchor])) ?? {
      left: middle,
      top: clamp(anchor.bottom + GAP, room.height - size.height),
    }
  );
}
