/** Names of what a view holds: words of the game if it has some (`view-<game>-<name>`), else as it is in the data. */
import { settings } from '../../lib/settings.svelte';

export type Naming = (name: string) => string;

export function naming(game: string): Naming {
  return (name) => {
    const key = `view-${game}-${name}`;
    return settings.speaker.has(key) ? settings.speaker.text(key) : readable(name);
  };
}

/** A name from the data, readable: `graves_free` is "Graves free". */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
