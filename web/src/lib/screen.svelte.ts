/** How much room there is: a phone's, a narrow window's, or all of it; larger windows scale board and type together. */
const FRAME = { width: 1280, height: 720 };
const LARGEST = 3;

class Screen {
  #width = $state(innerWidth);
  #height = $state(innerHeight);
  /** How high the teacher of a lesson stands above the table. */
  above = $state(0);

  constructor() {
    addEventListener('resize', () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
  }
  get size(): 'phone' | 'narrow' | 'wide' {
    return this.#width < 900 ? 'phone' : this.#width < FRAME.width ? 'narrow' : 'wide';
  }
  get scale(): number {
    const fit = Math.min(this.#width / FRAME.width, this.#height / FRAME.height);
    return Math.floor(Math.max(1, Math.min(fit, LARGEST)) * 1000) / 1000;
  }
  /** What the window is higher than the frame, in the frame's own pixels. */
  get spareHeight(): number {
    return Math.max(0, this.#height / this.scale - FRAME.height);
  }
}

export const screen = new Screen();
