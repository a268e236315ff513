/** Points and fingers on a box that scrolls, also where the page around it is scaled. */

interface Point {
  x: number;
  y: number;
}

/** How much larger than its own pixels an element is shown. */
export function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** Where in an element a pointer is, in the element's own pixels. */
export function localPoint(element: Element, at: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  const by = zoomOf(element);
  return { x: (at.clientX - box.left) / by, y: (at.clientY - box.top) / by };
}

/** Two fingers bring it closer, around the point between them; one finger scrolls, as the browser does it. */
export function fingers(element: HTMLElement, closer: (by: number, around: Point) => void): () => void {
  let before = 0;
  const apart = (touches: TouchList) => {
    const [a, b] = [touches[0], touches[1]];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };
  const start = (event: TouchEvent) => {
    before = event.touches.length === 2 ? apart(event.touches) : 0;
  };
  const move = (event: TouchEvent) => {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (event.touches.length !== 2 || !a || !b || !before) return;
    event.preventDefault();
    const now = apart(event.touches);
    const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    closer(now / before, localPoint(element, middle));
    before = now;
  };
  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', move);
  };
}
