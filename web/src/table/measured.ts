/** What is laid over a board lies where the board has put its parts: it is measured, and measured again. */
import { soon } from '../lib/soon';

interface Moved {
  /** What changes its size when the board makes room. */
  sizes: Iterable<Element | null>;
  /** Whose parts come, go and change their looks by themselves, each in its own time. */
  changes?: Element;
}

/**
 * Measures when the page has been drawn, and again whenever something may have moved; many changes at once are
 * measured once. Gives what ends it.
 */
export function measured(measure: () => void, { sizes, changes }: Moved): () => void {
  let planned = 0;
  const again = () => {
    cancelAnimationFrame(planned);
    planned = requestAnimationFrame(measure);
  };
  const forget = soon(measure);
  const sized = new ResizeObserver(again);
  for (const each of sizes) if (each) sized.observe(each);
  const changed = new MutationObserver(again);
  if (changes) changed.observe(changes, { subtree: true, childList: true, attributeFilter: ['class', 'style'] });
  document.fonts.addEventListener('loadingdone', again);
  const moves = ['scroll', ...(changes ? ['transitionend'] : [])];
  for (const each of moves) addEventListener(each, again, { capture: true, passive: true });
  return () => {
    forget();
    cancelAnimationFrame(planned);
    sized.disconnect();
    changed.disconnect();
    document.fonts.removeEventListener('loadingdone', again);
    for (const each of moves) removeEventListener(each, again, { capture: true });
  };
}
