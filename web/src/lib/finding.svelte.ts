/** The words about finding a game, which most pages do not need. */
import { settings } from './settings.svelte';

let there = $state(false);

/** Whether they are there; asked for when a page first wants to know. */
export function findingWords(): boolean {
  if (!there) void settings.wordsOf('finding').then(() => (there = true));
  return there;
}
