/** A coach at a table against bots: warns before an answer, and in a first game says what is worth knowing, once. */
import { api, type Coaching as Said, type CoachWarning, type Position, type Words } from '../lib/api';
import { learning } from '../lib/learning.svelte';
import { settings } from '../lib/settings.svelte';

/** How long an answer waits for a coach who is still looking, in milliseconds: a few times what they usually take. */
const PATIENCE = 1500;

interface Source {
  id: string;
  now: Position | null;
  /** Whether the reader is asked, and plays against bots alone, not for ratings. */
  may: boolean;
}

export class Coaching {
  /** What the coach says about a position, by its revision. */
  #said = $state.raw<{ revision: number; what: Said } | null>(null);
  /** The answer that was about to be given, and why it should not. */
  warned = $state.raw<CoachWarning | null>(null);
  /** The answer that the reader wants to give all the same. */
  #anyway = '';
  /** The position that was asked about last. */
  #asked = -1;
  /** The position that the coach is still looking at, by its revision, until they have seen it or it takes too long. */
  #looking: { revision: number; done: Promise<unknown> } | null = null;
  /** The remarks that were made; the last one is shown until it is closed or the turn is over. */
  #made = new Set<string>();
  remark = $state.raw<Words | null>(null);
  #source: () => Source;

  /** `first`: in a first game the coach is on, and makes remarks. */
  constructor(
    source: () => Source,
    readonly first: boolean,
  ) {
    this.#source = source;
  }

  get on(): boolean {
    return this.first || settings.coach !== 'off';
  }

  /** To be called in an effect: asks about every question that comes up. */
  follow(): void {
    const { id, now, may } = this.#source();
    if (!now) return;
    if (now.over) return this.#end(now.game);
    if (!this.on || !may || !now.question || now.revision === this.#asked) return;
    this.#asked = now.revision;
    this.warned = null;
    const { revision } = now;
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const done = Promise.race([this.#ask(id, now, now.question.seat), late]).then(() => {
      if (this.#looking?.revision === revision) this.#looking = null;
    });
    this.#looking = { revision, done };
  }
  async #ask(id: string, now: Position, seat: number): Promise<void> {
    try {
      const what = await api.coach(id, seat, now.seq);
      this.#said = { revision: now.revision, what };
      if (this.first) this.#remark(what);
    } catch {
      /* a coach who is busy says nothing */
    }
  }
  /** The first of the remarks that was not made yet. */
  #remark({ remarks }: Said): void {
    const fresh = remarks.find(({ name }) => !this.#made.has(name));
    if (fresh) this.#made.add(fresh.name);
    this.remark = fresh?.words ?? null;
  }
  #end(game: string): void {
    if (!this.first || this.#made.has('over')) return;
    this.#made.add('over');
    this.remark = this.#said?.what.over ?? null;
    learning.reach(game, 'first', 1);
  }

  /** Whether the coach is still looking. If so, `then` is called when they may be asked: nobody is quicker than them. */
  looks(then: () => void): boolean {
    const { now } = this.#source();
    if (!this.on || !this.#looking || this.#looking.revision !== now?.revision) return false;
    void this.#looking.done.then(then);
    return true;
  }
  /** Whether the coach warns of an answer, which is then not given yet. */
  holds(token: string): boolean {
    const { now } = this.#source();
    if (!this.on || !now || this.#said?.revision !== now.revision || token === this.#anyway) return false;
    const { warnings, gentle } = this.#said.what;
    const found = warnings.find((warning) => warning.token === token);
    const strict = settings.coach === 'strict';
    if (!found || (!strict && found.chance !== null && found.chance < gentle)) return false;
    this.warned = found;
    return true;
  }
  /** Give the answer all the same. */
  anyway(give: (token: string) => void): void {
    if (!this.warned) return;
    this.#anyway = this.warned.token;
    this.warned = null;
    give(this.#anyway);
    this.#anyway = '';
  }
}
