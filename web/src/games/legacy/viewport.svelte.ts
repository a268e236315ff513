/** A drawing that may be larger than its box: what of it is seen, and how it is moved and brought closer. */
import { tick } from 'svelte';
import { fingers, localPoint, zoomOf } from './pan';
import type { Plan, Room } from './plan';

interface Point {
  x: number;
  y: number;
}

interface Given {
  plan: Plan;
  edge: { left: number; right: number; top: number };
  /** How far right of the middle of its box the drawing stands, if all of it is seen. */
  shift: number;
  /** If it has to be moved about, it passes under a column of this width on the left. */
  column: number;
}

export class Viewport {
  /** The box, as the page binds it; and what of it is scrolled away. */
  width = $state(640);
  height = $state(400);
  at = $state.raw<Point>({ x: 0, y: 0 });
  closer = $state(1);
  dragging = $state(false);
  pane: HTMLElement | undefined = $state();
  #held: Point | null = null;
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }
  get room(): Room {
    return { w: this.width, h: this.height };
  }
  get plan(): Plan {
    return this.#given().plan;
  }
  get scale(): number {
    return this.plan.scale * this.closer;
  }
  /** The drawing in its own units, with edges that are not scaled: at least as large as the box. */
  get sheet(): Room {
    const { laid } = this.plan;
    const { left, right, top } = this.#given().edge;
    return {
      w: Math.max(this.width / this.scale, laid.width + (left + right) / this.scale),
      h: Math.max(this.height / this.scale, laid.height + (2 * top) / this.scale),
    };
  }
  get origin(): Point {
    const { laid } = this.plan;
    const { edge, shift } = this.#given();
    const middle = (this.sheet.w - laid.width) / 2 + (this.overflows ? 0 : shift / this.scale);
    return { x: Math.max(edge.left / this.scale, middle), y: (this.sheet.h - laid.height) / 2 };
  }
  /** Whether it has to be moved about, or could be. */
  get overflows(): boolean {
    return this.sheet.w * this.scale > this.width + 1 || this.sheet.h * this.scale > this.height + 1;
  }
  /** How much of its left is covered. */
  get covered(): number {
    return this.overflows ? this.#given().column : 0;
  }
  get shrunk(): boolean {
    return this.plan.whole < this.plan.scale - 0.01;
  }
  follow = (): void => {
    if (this.pane) this.at = { x: this.pane.scrollLeft, y: this.pane.scrollTop };
  };
  /** A point of the drawing comes to stand in the middle. */
  centre(x: number, y: number, smooth = false): void {
    this.pane?.scrollTo({
      left: (this.origin.x + x) * this.scale - (this.width + this.covered) / 2,
      top: (this.origin.y + y) * this.scale - this.height / 2,
      behavior: smooth ? 'smooth' : 'instant',
    });
  }
  step(across: number, down = 0): void {
    this.pane?.scrollBy({ left: across * this.width * 0.8, top: down * this.height * 0.8, behavior: 'smooth' });
  }
  /** Whether a part of the drawing is seen whole. */
  sees(x: number, y: number, w: number, h: number): boolean {
    const [left, top] = [(this.origin.x + x) * this.scale - this.at.x, (this.origin.y + y) * this.scale - this.at.y];
    return (
      left >= this.covered &&
      top >= 0 &&
      left + w * this.scale <= this.width + 1 &&
      top + h * this.scale <= this.height + 1
    );
  }
  /** Brings it closer, or further away, around a point of the box. */
  async zoom(by: number, around: Point = { x: this.width / 2, y: this.height / 2 }): Promise<void> {
    const pane = this.pane;
    if (!pane) return;
    const before = this.scale;
    const spot = { x: (pane.scrollLeft + around.x) / before, y: (pane.scrollTop + around.y) / before };
    const was = this.origin;
    const { whole, scale } = this.plan;
    this.closer = Math.min(4 / scale, Math.max(Math.min(1, whole / scale), this.closer * by));
    await tick();
    const moved = { x: spot.x - was.x + this.origin.x, y: spot.y - was.y + this.origin.y };
    pane.scrollTo({ left: moved.x * this.scale - around.x, top: moved.y * this.scale - around.y, behavior: 'instant' });
    this.follow();
  }
  async showWhole(): Promise<void> {
    this.closer = Math.min(1, this.plan.whole / this.plan.scale);
    await tick();
    this.follow();
  }

  /** Wheel, fingers and the mouse that takes hold of it; a finger alone scrolls by itself. */
  listen = (element: HTMLElement): (() => void) => {
    const wheel = (event: WheelEvent) => {
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      if (!this.overflows && !this.shrunk) return;
      event.preventDefault();
      void this.zoom(event.deltaY < 0 ? 1.18 : 1 / 1.18, localPoint(element, event));
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button === 0) this.#held = { x: event.clientX, y: event.clientY };
    };
    /** The end of a drag is no answer. */
    const click = (event: MouseEvent) => {
      if (this.dragging) event.stopPropagation();
    };
    const stop = fingers(element, (by, around) => void this.zoom(by, around));
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, true);
    return () => {
      stop();
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
    };
  };
  move = (event: PointerEvent): void => {
    const held = this.#held;
    if (!held || !this.pane) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!this.dragging && Math.hypot(dx, dy) < 4) return;
    this.dragging = true;
    this.#held = { x: event.clientX, y: event.clientY };
    const by = zoomOf(this.pane);
    this.pane.scrollBy({ left: -dx / by, top: -dy / by, behavior: 'instant' });
  };
  up = (): void => {
    this.#held = null;
    if (this.dragging) setTimeout(() => (this.dragging = false), 0);
  };
}
