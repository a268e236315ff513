/** Whose tree stands in the middle: null is the reader's own. Rival panels and the tabs over the tree set it. */
class Shown {
  seat = $state<number | null>(null);
  /** The tree over the whole board. */
  large = $state(false);
  /** Somebody who is to come into view, from a hint of the Testament. */
  wanted = $state.raw<{ person: number } | null>(null);
  /** Those whom the hint is about. */
  marked = $state.raw<readonly number[]>([]);
  /** The hint whose people are marked. */
  hint = $state<string | null>(null);
  #next = 0;

  /** Goes to somebody a hint is about: first to those who make it true, then to all others, one after the other. */
  follow(hint: string, fits: readonly number[], about: readonly number[]): void {
    const people = [...fits, ...about.filter((each) => !fits.includes(each))];
    this.#next = this.hint === hint ? (this.#next + 1) % Math.max(1, people.length) : 0;
    this.hint = hint;
    this.seat = null;
    this.marked = fits.length ? fits : about;
    const person = people[this.#next];
    if (person !== undefined) this.wanted = { person };
  }
  forget(): void {
    this.hint = null;
    this.marked = [];
    this.wanted = null;
  }
}
export const shown = new Shown();
