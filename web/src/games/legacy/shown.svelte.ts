/** Whose tree stands in the middle: null is the reader's own. Rival panels and the tabs over the tree set it. */
class Shown {
  seat = $state<number | null>(null);
  /** The tree over the whole board. */
  large = $state(false);
}
export const shown = new Shown();
