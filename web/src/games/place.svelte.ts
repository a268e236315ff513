/**
 * Makes an element of a board a place that can be answered: `<g {@attach place(offers, ['make:wagon', 'buy:wagon'])}>`.
 *
 * An SVG group should have a shape of the class `halo` as its direct child: that is what lights up and takes the focus.
 *
 * It sets the class `lit` or `shut` (kit.css lights `.halo` inside; HTML boxes get `lit-box`), makes the element a
 * button in the tab order, named like its answer, answers on click, Enter and Space, and says why not on hover, focus
 * and tap. A place with several possible answers opens a small menu. When nothing is known about its tokens, the
 * element is plain. Every place is also found by its tokens (`placesOf`), to show what others have answered there.
 */
import type { Attachment } from 'svelte/attachments';
import type { Offers } from './board';

const places = new Map<string, Set<Element>>();

/** Where an answer is given on the board as it is drawn now, whether it may be given or not. */
export function placesOf(token: string): Element[] {
  return [...(places.get(token) ?? [])];
}

function register(element: Element, tokens: readonly string[]): () => void {
  for (const token of tokens) places.set(token, (places.get(token) ?? new Set()).add(element));
  return () => {
    for (const token of tokens) {
      places.get(token)?.delete(element);
      if (!places.get(token)?.size) places.delete(token);
    }
  };
}

export function place(offers: Offers, tokens: string | readonly string[], name?: string, quick = false): Attachment {
  const list = typeof tokens === 'string' ? [tokens] : tokens;
  return (element) => {
    const forget = register(element, list);
    const state = offers.state(list);
    if (state === 'plain') return forget;
    const known = list.filter((token) => offers.options.has(token) || offers.refused.has(token));
    const lit = known.filter((token) => offers.options.has(token));
    const html = element instanceof HTMLElement;
    const added = state === 'lit' ? (html ? ['lit', 'lit-box'] : ['lit']) : ['shut'];
    element.classList.add(...added);
    element.setAttribute('data-tokens', list.join(' '));
    const named = name ?? (lit.length ? lit : known).map((token) => offers.name(token)).join('; ');
    const warnings = new Set(lit.map((token) => offers.warning(token)).filter((warning) => warning !== undefined));
    const said = [named, ...warnings].join('. ');
    // The button is named by its answer. What is written inside stays readable: an HTML element gets the name as
    // further text, a drawing has its halo as the button.
    const button = html ? element : (element.querySelector(':scope > .halo') ?? element);
    const extra = html ? element.appendChild(document.createElement('span')) : null;
    if (extra) {
      extra.className = 'sr';
      extra.textContent = said;
    } else button.setAttribute('aria-label', said);
    button.setAttribute('tabindex', '0');
    if (!(button instanceof HTMLButtonElement)) button.setAttribute('role', 'button');
    if (state === 'shut') button.setAttribute('aria-disabled', 'true');
    if (lit.length > 1) button.setAttribute('aria-haspopup', 'true');

    // What the pointer is on in the list of answers shows here too.
    $effect(() => {
      element.classList.toggle('pointed', offers.pointed !== null && lit.includes(offers.pointed));
    });
    // In a lesson the places that lead on stand out.
    $effect(() => {
      element.classList.toggle(
        'taught',
        lit.some((token) => offers.taught?.has(token)),
      );
    });

    /** Whether the pointer or the focus has brought up why not: when the place changes under it, nothing leaves it. */
    let explained = false;

    const press = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
      offers.press(known, element, quick);
    };
    const key = (event: Event) => {
      const pressed = (event as KeyboardEvent).key;
      if (pressed === 'Enter' || pressed === ' ') press(event);
    };
    const enter = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      if (event.type === 'focus' && !button.matches(':focus-visible')) return;
      if (state === 'shut') {
        offers.why(known, element);
        explained = true;
      } else offers.point(lit.length === 1 ? (lit[0] ?? null) : null);
    };
    const leave = () => {
      explained = false;
      if (state === 'shut') offers.unwhy();
      else offers.point(null);
    };
    // Chromium lets the focus stop at any drawing that listens for it, so only the button itself does.
    const listeners: [Element, string, (event: Event) => void][] = [
      [element, 'click', press],
      [element, 'keydown', key],
      [element, 'pointerenter', enter],
      [element, 'pointerleave', leave],
      [button, 'focus', enter],
      [button, 'blur', leave],
    ];
    for (const [where, type, listener] of listeners) where.addEventListener(type, listener);
    return () => {
      forget();
      if (explained) offers.unwhy();
      for (const [where, type, listener] of listeners) where.removeEventListener(type, listener);
      element.classList.remove(...added, 'pointed', 'taught');
      extra?.remove();
      element.removeAttribute('data-tokens');
      for (const attribute of ['tabindex', 'role', 'aria-label', 'aria-disabled', 'aria-haspopup'])
        button.removeAttribute(attribute);
    };
  };
}
