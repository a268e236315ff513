/**
 * Cards, leaders and tiles say in words what their symbols mean: beside them, when the pointer or the focus is there.
 *
 * `spot` makes an element answerable like `place`, and lets it tell its words; a thing that can be neither answered nor
 * refused now is still in the tab order for its words.
 */
import type { Attachment } from 'svelte/attachments';
import type { Offers } from '../board';
import { place } from '../place.svelte';

export interface About {
  what: 'card' | 'leader' | 'tile' | 'bonus';
  id: string;
}
export interface Hint extends About {
  anchor: Element;
}

class Hints {
  shown = $state.raw<Hint | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(hint: Hint, soon: boolean): void {
    clearTimeout(this.#timer);
    if (soon) this.shown = hint;
    else this.#timer = setTimeout(() => (this.shown = hint), 260);
  }
  hide(anchor?: Element): void {
    clearTimeout(this.#timer);
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
}

export const hints = new Hints();

function listen(element: Element, about: About): () => void {
  const enter = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    if (event.type === 'focusin' && !element.matches(':focus-visible')) return;
    hints.show({ ...about, anchor: element }, event.type === 'focusin');
  };
  const leave = () => hints.hide(element);
  const tap = (event: Event) => {
    // A finger has no hover: what cannot be answered tells its words when it is touched.
    if ((event as PointerEvent).pointerType !== 'touch' || element.matches('.lit, .shut')) return;
    if (hints.shown?.anchor === element) hints.hide(element);
    else hints.show({ ...about, anchor: element }, true);
  };
  const all: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['focusin', enter],
    ['focusout', leave],
    ['click', tap],
  ];
  for (const [type, listener] of all) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of all) element.removeEventListener(type, listener);
    queueMicrotask(() => hints.hide(element));
  };
}

export function spot(offers: Offers, tokens: string | readonly string[], about: About | null, words = ''): Attachment {
  return (element) => {
    const placed = place(offers, tokens)(element);
    const plain = offers.state(tokens) === 'plain';
    if (plain && about) {
      element.setAttribute('tabindex', '0');
      element.setAttribute('role', 'img');
      if (words) element.setAttribute('aria-label', words);
    }
    const silent = about ? listen(element, about) : undefined;
    return () => {
      silent?.();
      placed?.();
      if (plain && about) for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    };
  };
}
