/** The words about finding a game, which most pages do not need. */
import type { SeriesInfo } from './api';
import { settings, t } from './settings.svelte';

let there = $state(false);

/** Whether they are there; asked for when a page first wants to know. */
export function findingWords(): boolean {
  if (!there) void settings.wordsOf('finding').then(() => (there = true));
  return there;
}

/** What another game of the same people is called: the next one, as long as their series goes on. */
export function againText(series: SeriesInfo | null | undefined): string {
  const goesOn = !!series?.rounds && series.round < series.rounds;
  return goesOn && findingWords() ? t('web-series-next') : t('web-rematch');
}
