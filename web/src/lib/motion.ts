/**
 * Pieces move visibly from where they were to where they are.
 *
 * A board marks each piece with its id: `<g {@attach piece('gules:1a')}>` (any element, HTML or SVG). When the view
 * changes, the board calls nothing: the table page wraps the change in `moving(() => …)`, which remembers where every
 * piece was and lets those that are elsewhere afterwards fly there. A piece that left the board fades; a new one
 * appears. Ids are unique at one time: a piece shown twice (on the board and on a farm) moves only if one of them does,
 * so give the copy another id, or none.
 */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from './settings.svelte';

const pieces = new Map<string, Element>();

const MOVE = 320;
const GAP = 60;
const EASE = 'cubic-bezier(.45,.05,.2,1)';
/** Pieces in the air at the same time; the others follow. */
const AT_ONCE = 3;
/** Shorter ways are a shuffle, not a move: pieces close up, all at once. */
const SHUFFLE = 26;
/** With more moves than this (a jump in the replay) everything is simply there. */
const TOO_MANY = 24;

/** Marks an element as the piece of this id. */
export function piece(id: string): Attachment {
  return (element) => {
    pieces.set(id, element);
    return () => {
      if (pieces.get(id) === element) pieces.delete(id);
    };
  };
}

/** Where every piece is now; a piece on a phone's hidden page is nowhere. */
function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const [id, element] of pieces) {
    const box = element.getBoundingClientRect();
    if (box.width || box.height) found.set(id, box);
  }
  return found;
}

type Point = [number, number];
/** What a piece stands on that the page may push aside as a whole: a line that appears above
 * it moves no piece. */
const GROUND = '.boardwrap, .phone-board, [data-player]';

/** Where every ground is now. */
function grounds(): Map<Element, DOMRect> {
  return new Map([...document.querySelectorAll(GROUND)].map((each) => [each, each.getBoundingClientRect()]));
}

/** Carry out a change of the view, and let the pieces fly. Resolves when they have landed. */
export async function moving(change: () => void): Promise<void> {
  const [before, stoodOn] = [places(), grounds()];
  change();
  await tick();
  const pace = settings.pace;
  const after = places();
  const flights: { element: Element; dx: number; dy: number }[] = [];
  const shuffles: typeof flights = [];
  for (const [id, box] of after) {
    const old = before.get(id);
    const element = pieces.get(id);
    if (!old || !element) continue;
    const [x, y] = carried(middle(old), element.closest(GROUND), stoodOn);
    const [dx, dy] = [x - middle(box)[0], y - middle(box)[1]];
    const way = Math.hypot(dx, dy);
    if (way > 3) (way > SHUFFLE ? flights : shuffles).push({ element, dx, dy });
  }
  if (flights.length > TOO_MANY) return;
  if (pace === 0) {
    for (const { element } of flights) outline(element);
    return;
  }
  const waves = flights.map(({ element, dx, dy }, i) => {
    const delay = (i % AT_ONCE) * GAP * pace + Math.floor(i / AT_ONCE) * MOVE * pace;
    return fly(element, dx, dy, MOVE * pace, delay);
  });
  const small = shuffles.map(({ element, dx, dy }) => fly(element, dx, dy, (MOVE / 2) * pace, 0));
  await Promise.allSettled([...waves, ...small]);
}

/** Where a point has come that has been on the same ground all the time: the ground may be elsewhere, or smaller. */
function carried([x, y]: Point, ground: Element | null, stoodOn: ReadonlyMap<Element, DOMRect>): Point {
  const old = ground === null ? undefined : stoodOn.get(ground);
  if (ground === null || !old?.width || !old.height) return [x, y];
  if (x < old.left || x > old.right || y < old.top || y > old.bottom) return [x, y];
  const now = ground.getBoundingClientRect();
  const across = ((x - old.left) / old.width) * now.width;
  const down = ((y - old.top) / old.height) * now.height;
  return [now.left + across, now.top + down];
}

function middle(box: DOMRect): Point {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function fly(element: Element, dx: number, dy: number, duration: number, delay: number): Promise<unknown> {
  // Inside a scaled SVG a pixel on the screen is not a unit of the drawing.
  let x = dx;
  let y = dy;
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const matrix = (element.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.();
    if (matrix) {
      x /= Math.hypot(matrix.a, matrix.b) || 1;
      y /= Math.hypot(matrix.c, matrix.d) || 1;
    }
  } else {
    const zoom = (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    x /= zoom;
    y /= zoom;
  }
  const animation = element.animate(
    [
      { translate: `${x}px ${y}px`, scale: 1, easing: EASE },
      { translate: '0 0', scale: 1, offset: 0.86, easing: 'ease-out' },
      { translate: '0 0', scale: 1.04, offset: 0.93 },
      { translate: '0 0', scale: 1 },
    ],
    { duration, delay, fill: 'backwards' },
  );
  return animation.finished;
}

function outline(element: Element): void {
  element.classList.add('landed');
  setTimeout(() => element.classList.remove('landed'), 1000);
}
