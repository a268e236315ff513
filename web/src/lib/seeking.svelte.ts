/** That the reader looks for others to play with. It goes on from page to page, until there is a table. */
import { api, ApiError, type Seek, type SeekWish } from './api';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { settings, t } from './settings.svelte';
import { toasts } from './toasts.svelte';

/** How often to ask how it goes, in milliseconds. Whoever waits for days need not be quick. */
const EVERY = { live: 2000, days: 20_000 };
const AGAIN = 5000;
/** That there is something to ask for, when a page is loaded anew. */
const STORE = 'armorial.seeking';

class Seeking {
  seek = $state.raw<Seek | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask whether the reader still looks for others. `sure`: they may do so in another browser. */
  resume(sure = false): void {
    if (sure || noted()) void this.#ask();
  }

  async start(wish: SeekWish): Promise<void> {
    const found = await api.seekOthers({ ...wish, name: session.newName() });
    note(true);
    if (!session.person) await session.refresh();
    await this.#take(found.seek);
  }

  async stop(): Promise<void> {
    this.#rest();
    await api.stopSeeking();
  }

  async #ask(): Promise<void> {
    try {
      await this.#take((await api.seek()).seek);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#later(AGAIN);
    }
  }

  async #take(found: Seek | null): Promise<void> {
    const before = this.seek;
    if (!found) {
      this.#rest();
      if (before) await say('web-seek-over');
    } else if (found.table) {
      this.#rest();
      void api.stopSeeking().catch(() => {});
      await say('web-seek-found');
      // Whoever plays by days may be in the middle of something else.
      if (found.pace === 'live' || router.path === '/lobby') router.go(`/table/${found.table}`);
    } else {
      this.seek = found;
      this.#later(EVERY[found.pace]);
    }
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), milliseconds);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.seek = null;
    note(false);
  }
}

function noted(): boolean {
  try {
    return localStorage.getItem(STORE) !== null;
  } catch {
    return false; // private windows may have no store: the lobby asks anyway
  }
}
function note(looking: boolean): void {
  try {
    if (looking) localStorage.setItem(STORE, '1');
    else localStorage.removeItem(STORE);
  } catch {
    /* as above */
  }
}

async function say(key: string): Promise<void> {
  await settings.wordsOf('finding');
  toasts.show(t(key));
}

export const seeking = new Seeking();
