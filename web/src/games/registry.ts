/** The games that have a drawn board. A folder with an `index.ts` is enough. */
import { loadNumbers } from '../lib/numbers.svelte';
import { settings } from '../lib/settings.svelte';
import type { GameUi } from './board';

const found = import.meta.glob<{ default: GameUi }>('./*/index.ts');

/**
 * The parts of a game, or the plain ones if it has none of its own; and its words. With the address of a table's
 * printed numbers these are loaded too: then the board can be drawn.
 */
export async function gameUi(game: string, printed?: string): Promise<GameUi> {
  const load = found[`./${game}/index.ts`] ?? found['./plain/index.ts'];
  if (!load) throw new Error('the plain board is missing');
  const [ui] = await Promise.all([load(), settings.wordsOf(game), printed && loadNumbers(game, printed)]);
  return ui.default;
}
