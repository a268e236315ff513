/**
 * Where the keyboard is at a table.
 *
 * Answers exist on the board, in the bar and in the list. Of each of these groups Tab reaches one, and the arrows reach
 * the others. The elements come and go with every answer; when the one with the focus goes, the focus moves to what can
 * be answered next (in a lesson to what leads on), as near as possible to where it was, and waits at the headline while
 * others move. Whoever uses the pointer is left alone.
 */

/** What is on the board: places that can be answered or say why not, and things that only say what they are. */
const PLACES = '[data-tokens][tabindex], [data-tokens] > .halo[tabindex], [role="img"][tabindex]';
const GROUPS = [PLACES, '.ask-opts .opt', '.answers .opt:not(.no)', '.answers .opt.no', '.log button'] as const;
/** Those with answers, in the order in which they are tried. */
const ANSWERS = GROUPS.slice(0, 3);
/** What waits to be confirmed: the end of a turn, or on a phone what was selected. */
const CONFIRM = '.tools .opt.main:enabled, .sheet-tools .opt.main:enabled';
const HEADLINE = '.ask h2, .sheet h2';
/** What has a focus of its own while it is open. */
const OVER = 'dialog[open], .cover, .place-menu';

type Focusable = HTMLElement | SVGElement;

let keyboard = false;
/** Arrows that nothing has the focus for step through the recap, and ask for no focus. */
const steps = (event: KeyboardEvent) => event.key.startsWith('Arrow') && event.target === document.body;
addEventListener('keydown', (event) => (keyboard ||= !steps(event)), true);
addEventListener('pointerdown', () => (keyboard = false), true);
/** Whether the reader used the keyboard last. */
export const byKeyboard = () => keyboard;

export function focusOn(element: Focusable): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

let answers: (() => Focusable | null) | null = null;
/** To what can be answered, or to the headline. */
export function skipToQuestion(): void {
  const found = answers?.() ?? document.querySelector<Focusable>(HEADLINE);
  if (found) focusOn(found);
}

/** Attach it to everything that is on a table. */
export function keepFocus(main: HTMLElement): () => void {
  const stops = new Map<string, Focusable>();
  /** The group and the place the focus was last in. */
  let last: { group: string; x: number; y: number } | null = null;
  /** The one that had it: a place that can no longer be answered keeps its element, and loses its tabindex. */
  let held: Focusable | null = null;

  const items = (group: string) => [...main.querySelectorAll<Focusable>(group)].filter(isOpen);
  const isLit = (item: Focusable) => item.matches('.opt') || item.closest('.lit') !== null;
  /** In a lesson: what leads on. */
  const isTaught = (item: Focusable) => item.closest('.taught') !== null;
  /** Whether Tab goes on leading to the one of a group that had the focus last. */
  const stays = (item: Focusable, all: readonly Focusable[]) =>
    all.includes(item) && (item === document.activeElement || isTaught(item) || !all.some(isTaught));

  function arrange(): void {
    for (const group of GROUPS) {
      const all = items(group);
      const known = stops.get(group);
      const stop = known && stays(known, all) ? known : (all.find(isTaught) ?? all.find(isLit) ?? all[0]);
      for (const item of all) {
        const wanted = item === stop ? '0' : '-1';
        if (item.getAttribute('tabindex') !== wanted) item.setAttribute('tabindex', wanted);
      }
    }
  }

  function isLost(): boolean {
    const active = document.activeElement as Focusable | null;
    if (!active || active === document.body) return true;
    // The browser takes the focus away from what is hidden or disabled only later, without telling anybody.
    return !isOpen(active) || (active === held && !active.hasAttribute('tabindex'));
  }
  function next(): Focusable | null {
    const confirm = items(CONFIRM)[0];
    if (confirm) return confirm;
    const groups = ANSWERS.toSorted((one, other) => Number(other === last?.group) - Number(one === last?.group));
    for (const wanted of [isTaught, isLit]) {
      for (const group of groups) {
        const found = nearest(items(group).filter(wanted), last?.group === group ? last : null);
        if (found) return found;
      }
    }
    return null;
  }
  /** Put the focus back if it has fallen off, or has waited at the headline for something to do. */
  function restore(): void {
    if (!keyboard || document.querySelector(OVER)) return;
    const headline = main.querySelector<HTMLElement>(HEADLINE);
    const waits = headline !== null && document.activeElement === headline;
    if (!waits && !isLost()) return;
    const found = next();
    if (found) focusOn(found);
    else if (headline && !waits) headline.focus({ preventScroll: true });
  }

  const onfocusin = (event: FocusEvent) => {
    const target = event.target as Focusable;
    const group = GROUPS.find((each) => target.matches(each));
    if (!group) return;
    stops.set(group, target);
    held = target;
    last = { group, ...middle(target) };
    arrange();
  };
  const onkeydown = (event: KeyboardEvent) => {
    const target = event.target as Focusable;
    const group = GROUPS.find((each) => target.matches(each));
    if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
    const found = neighbour(items(group), target, event.key);
    if (!found) return;
    event.preventDefault();
    focusOn(found);
  };

  // Nothing of it belongs to one place in the code: attributes and elements change with every position.
  // On its way from one element to another the focus is nowhere for a moment, so that is looked at right after.
  let looking: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(looking);
    looking = setTimeout(restore);
  };
  const observer = new MutationObserver(() => {
    look();
    arrange();
    observer.takeRecords();
  });
  const attributeFilter = ['tabindex', 'disabled', 'data-tokens', 'open', 'class', 'hidden'];
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
  main.addEventListener('focusin', onfocusin);
  main.addEventListener('keydown', onkeydown);
  answers = next;
  arrange();
  return () => {
    answers = null;
    clearTimeout(looking);
    observer.disconnect();
    main.removeEventListener('focusin', onfocusin);
    main.removeEventListener('keydown', onkeydown);
  };
}

/** Seen, and not under something that has to be closed first. */
function isOpen(item: Focusable): boolean {
  return item.checkVisibility({ visibilityProperty: true }) && !item.matches(':disabled') && !item.closest('[inert]');
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nearest(items: readonly Focusable[], to: { x: number; y: number } | null): Focusable | undefined {
  if (!to) return items[0];
  const way = (item: Focusable) => Math.hypot(middle(item).x - to.x, middle(item).y - to.y);
  return items.toSorted((one, other) => way(one) - way(other))[0];
}

/** Where a key leads: left and right in reading order, so that everything is reached; up and down to what lies there. */
function neighbour(items: readonly Focusable[], from: Focusable, key: string): Focusable | undefined {
  const at = items.indexOf(from);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (!step || items.length < 2) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const start = middle(from);
    const beyond = items.filter((item) => (middle(item).y - start.y) * step > 4);
    // What lies straight ahead is nearer than what lies aside.
    const way = (item: Focusable) => Math.abs(middle(item).y - start.y) + 2 * Math.abs(middle(item).x - start.x);
    const ahead = beyond.toSorted((one, other) => way(one) - way(other))[0];
    if (ahead) return ahead;
  }
  return items[(at + step + items.length) % items.length];
}
