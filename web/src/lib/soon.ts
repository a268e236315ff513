/** What an effect does later must not be done any more when the effect is over: what it looks at may be gone. */
import { tick, untrack } from 'svelte';

/** Does something when the page has been drawn, unless that is no longer wanted. Gives what calls it off. */
export function soon(what: () => void): () => void {
  let wanted = true;
  void tick().then(() => wanted && untrack(what));
  return () => (wanted = false);
}
