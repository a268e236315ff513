/**
 * Carries strings between page, desk, store and thinker, one call after the other: what a call leads to is stored before
 * anybody is told of it, and before the next one begins. It decides nothing (`docs/browser.md`).
 */
import type { FromDesk, Job, Kept, Outcome, ToDesk } from '../lib/desk';
import type { Store } from './store';

/** The desk in Python (`armorial.browser.desk`). */
export interface PythonDesk {
  begin(kept: string): string;
  ask(ticket: number, request: string): string;
  open(channel: string, request: string): string;
  tell(channel: string, message: string): string;
  shut(channel: string): string;
  thought(result: string): string;
  give(kept: string): string;
  noticed(keys: string): string;
}

export interface Around {
  store: Store;
  /** To the page. */
  post: (message: FromDesk) => void;
  think: (jobs: readonly Job[]) => void;
  drop: (ids: readonly string[]) => void;
  /** Tell other tabs that something was stored. */
  stored: (keys: readonly string[]) => void;
  /** Give up what only makes starts quicker: there is no room for a game. */
  makeRoom: () => Promise<void>;
  /** Python itself is gone, and answers nothing any more. */
  died: (error: unknown) => void;
}

/** How often a call is tried again because another tab was quicker. */
const MOST_TRIES = 20;
const NO_ROOM = 507;
/** Why something could not be done: there is no room to keep it, it could not be kept, or anything else. */
type Refusal = 'no-room' | 'not-kept' | 'internal';

export class Desk {
  #last: Promise<void> = Promise.resolve();

  constructor(
    readonly python: PythonDesk,
    readonly around: Around,
  ) {}

  async begin(): Promise<void> {
    const kept = await this.around.store.beginning('me', 'head/');
    await this.#queued(() => this.python.begin(JSON.stringify(kept)));
  }

  take(message: Exclude<ToDesk, { kind: 'start' }>): Promise<void> {
    const { python, around } = this;
    if (message.kind === 'ask') {
      const { ticket, request } = message;
      const given = JSON.stringify(request);
      return this.#queued(
        () => python.ask(ticket, given),
        (why) => around.post(refusal(ticket, why)),
      );
    }
    const { channel } = message;
    if (message.kind === 'open') {
      const given = JSON.stringify(message.request);
      around.post({ kind: 'opened', channel });
      return this.#queued(
        () => python.open(channel, given),
        () => around.post({ kind: 'end', channel, code: 1011 }),
      );
    }
    if (message.kind === 'shut') return this.#queued(() => python.shut(channel));
    const { message: said } = message;
    return this.#queued(
      () => python.tell(channel, said),
      (why) => around.post({ kind: 'push', channel, message: problem(said, why) }),
    );
  }

  thought(result: string): Promise<void> {
    return this.#queued(() => this.python.thought(result));
  }
  /** Another tab has stored these. */
  noticed(keys: readonly string[]): Promise<void> {
    return this.#queued(() => this.python.noticed(JSON.stringify(keys)));
  }

  #queued(call: () => string, refused: (why: Refusal) => void = () => {}): Promise<void> {
    this.#last = this.#last.then(() =>
      this.#carry(call, refused).catch((error: unknown) => {
        console.error(error);
        refused('internal');
      }),
    );
    return this.#last;
  }

  async #carry(call: () => string, refused: (why: Refusal) => void): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outcome = JSON.parse(this.#called(call)) as Outcome;
      if (outcome.need.length) {
        const kept = JSON.stringify(await this.around.store.read(outcome.need));
        await this.#carry(() => this.python.give(kept), refused);
        continue;
      }
      const lost = await this.#stored(outcome.store);
      if (lost === null) {
        this.#show(outcome);
        return;
      }
      await this.#carry(() => this.python.noticed(JSON.stringify(lost.keys)), refused);
      if (lost.why) return refused(lost.why);
    }
    throw new Error(`another tab was quicker ${MOST_TRIES} times`);
  }

  /** What Python raises is a fault of one call. Anything else comes from its machine, which is of no more use then. */
  #called(call: () => string): string {
    try {
      return call();
    } catch (error) {
      if ((error as Error).name !== 'PythonError') this.around.died(error);
      throw error;
    }
  }

  /** Null if all is stored; else what was not, because others were quicker (there is no other reason) or it cannot be. */
  async #stored(changes: readonly Kept[]): Promise<{ keys: string[]; why?: Refusal } | null> {
    if (!changes.length) return null;
    const keys = changes.map(({ key }) => key);
    try {
      const quicker = await this.#written(changes);
      if (quicker.length) return { keys: quicker };
    } catch (error) {
      console.warn('nothing was kept', error);
      return { keys, why: isFull(error) ? 'no-room' : 'not-kept' };
    }
    this.around.stored(keys);
    return null;
  }

  /** A game counts for more than a quick start. */
  async #written(changes: readonly Kept[]): Promise<string[]> {
    const { store, makeRoom } = this.around;
    try {
      return await store.write(changes);
    } catch (error) {
      if (!isFull(error)) throw error;
      await makeRoom();
      return store.write(changes);
    }
  }

  #show({ replies, push, end, drop, think }: Outcome): void {
    const { post } = this.around;
    for (const reply of replies) post({ kind: 'reply', ...reply });
    for (const each of push) post({ kind: 'push', ...each });
    for (const each of end) post({ kind: 'end', ...each });
    if (drop.length) this.around.drop(drop);
    if (think.length) this.around.think(think);
  }
}

const isFull = (error: unknown) => (error as Error | null)?.name === 'QuotaExceededError';

/** The form of a server's refusal. The page has the words for these: here there may be no Python to say them. */
function failure(why: Refusal): { error: object } {
  const message = { key: `web-here-${why}`, args: {}, text: '' };
  return { error: { code: why === 'internal' ? 'internal' : 'unavailable', message, reason: null, rules: [] } };
}
function refusal(ticket: number, why: Refusal): FromDesk {
  const status = why === 'internal' ? 500 : NO_ROOM;
  return { kind: 'reply', ticket, status, type: 'application/json', body: JSON.stringify(failure(why)), headers: {} };
}
function problem(said: string, why: Refusal): string {
  const { key } = JSON.parse(said) as { key?: string };
  return JSON.stringify({ type: 'error', key: key ?? null, ...failure(why) });
}
