/** How much room there is: a phone's, a narrow window's, or all of it; larger windows scale board and type together. */
const LARGEST = 1.4;

class Screen {
  #width = $state(innerWidth);
  #height = $state(innerHeight);

  constructor() {
    addEventListener('resize', () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
  }
  get size(): 'phone' | 'narrow' | 'wide' {
    return this.#width < 900 ? 'phone' : this.#width < 1280 ? 'narrow' : 'wide';
  }
  get scale(): number {
    const fit = Math.min(this.#width / 1280, this.#height / 720);
    return Math.round(Math.max(1, Math.min(fit, LARGEST)) * 100) / 100;
  }
}

export const screen = new Screen();
