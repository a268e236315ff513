/** Which tables of the lobby the reader wants to see. Kept with the person, and in this browser. */
import { session } from '../../lib/session.svelte';

const STORE = 'armorial.lobby';
const KEYS = ['game', 'seats', 'pace', 'rated', 'near'] as const;
type Key = (typeof KEYS)[number];

class Filters {
  #chosen = $state.raw<Readonly<Partial<Record<Key, string>>>>(read(stored()));

  /** As the server is asked; nothing of what does not matter. */
  get query(): Readonly<Partial<Record<Key, string>>> {
    return this.#chosen;
  }
  get any(): boolean {
    return Object.keys(this.#chosen).length > 0;
  }
  get(key: Key): string {
    return this.#chosen[key] ?? '';
  }

  set(change: Partial<Record<Key, string>>): void {
    this.#keep(read(new URLSearchParams({ ...this.#chosen, ...change }).toString()));
  }
  clear(): void {
    this.#keep({});
  }
  /** What the person has chosen, perhaps in another browser. */
  adopt(): void {
    const theirs = session.person?.settings.extra?.['lobby'];
    if (typeof theirs === 'string') this.#chosen = read(theirs);
  }

  #keep(chosen: Partial<Record<Key, string>>): void {
    this.#chosen = chosen;
    const text = new URLSearchParams(chosen).toString();
    try {
      localStorage.setItem(STORE, text);
    } catch {
      /* private windows may have no store: the choice holds until the page is closed */
    }
    void session.keep('lobby', text);
  }
}

function stored(): string {
  try {
    return localStorage.getItem(STORE) ?? '';
  } catch {
    return '';
  }
}

function read(text: string): Partial<Record<Key, string>> {
  const found = new URLSearchParams(text);
  return Object.fromEntries(KEYS.map((key) => [key, found.get(key) ?? '']).filter(([, value]) => value));
}

export const filters = new Filters();
