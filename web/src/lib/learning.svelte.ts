/** How far the reader has come in the lessons, and which games they have played. Kept in this browser, and with the
 * person if there is one. No account is needed. */
import { session } from './session.svelte';

const STORE = 'armorial.learned';
/** What is kept for a game that was played: as if it were a lesson. */
const PLAYED = 'played';

class Learning {
  /** How many steps of each lesson are done, by game and lesson. */
  #done = $state<Record<string, number>>(parse(stored()));

  #all = $derived.by(() => merged(this.#done, parse(String(session.person?.settings.extra?.['learned'] ?? ''))));

  done(game: string, lesson: string): number {
    return this.#all[`${game}.${lesson}`] ?? 0;
  }
  played(game: string): boolean {
    return this.done(game, PLAYED) > 0;
  }
  notePlayed(game: string): void {
    this.reach(game, PLAYED, 1);
  }
  /** So many steps of a lesson are done now. */
  reach(game: string, lesson: string, steps: number): void {
    if (this.done(game, lesson) >= steps) return;
    this.#done[`${game}.${lesson}`] = steps;
    const text = written(this.#all);
    try {
      localStorage.setItem(STORE, text);
    } catch {
      /* private windows may have no store: it holds until the page is closed */
    }
    void session.keep('learned', text);
  }
}

function stored(): string {
  try {
    return localStorage.getItem(STORE) ?? '';
  } catch {
    return '';
  }
}

/** `village.cubes=5 village.time=2` */
export function parse(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, name, steps] of text.matchAll(/([\w-]+\.[\w-]+)=(\d+)/g)) if (name) found[name] = Number(steps);
  return found;
}
export function written(done: Record<string, number>): string {
  return Object.entries(done)
    .map(([name, steps]) => `${name}=${steps}`)
    .join(' ');
}
export function merged(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const all = { ...one };
  for (const [name, steps] of Object.entries(other)) all[name] = Math.max(all[name] ?? 0, steps);
  return all;
}

export const learning = new Learning();
