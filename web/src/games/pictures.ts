/** What a game looks like on the first page: its own `Picture.svelte`, or a plain shield. */
import type { Component } from 'svelte';
import Plain from './plain/Picture.svelte';

const found = import.meta.glob<Component<{ initial: string }>>('./*/Picture.svelte', {
  eager: true,
  import: 'default',
});

export function pictureOf(game: string): Component<{ initial: string }> {
  return found[`./${game}/Picture.svelte`] ?? Plain;
}
