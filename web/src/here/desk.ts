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
}

/** How often a call is tried again because another tab was quicker. */
const MOST_TRIES = 20;
const NO_ROOM = 507;

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

  #queued(call: () => string, refused: (why: string) => void = () => {}): Promise<void> {
    this.#last = this.#last.then(() =>
      this.#carry(call, refused).catch((error: unknown) => {
        console.error(error);
        refused('internal');
      }),
    );
    return this.#last;
  }

  async #carry(call: () => string, refused: (why: string) => void): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outcome = JSON.parse(call()) as Outcome;
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
      if (lost.full) return refused('no-room');
    }
    throw new Error(`another tab was quicker ${MOST_TRIES} times`);
  }

  /** Null if all is stored; else what was not, because others were quicker or there is no room. */
  async #stored(changes: readonly Kept[]): Promise<{ keys: string[]; full: boolean } | null> {
    if (!changes.length) return null;
    const keys = changes.map(({ key }) => key);
    try {
      const quicker = await this.around.store.write(changes);
      if (quicker.length) return { keys: quicker, full: false };
    } catch (error) {
      console.error(error);
      return { keys, full: true };
    }
    this.around.stored(keys);
    return null;
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

/** The form of a server's refusal. The page has the words for these two: here there may be no Python to say them. */
function failure(why: string): { error: object } {
  const message = { key: `web-here-${why}`, args: {}, text: '' };
  return { error: { code: why === 'no-room' ? 'unavailable' : 'internal', message, reason: null, rules: [] } };
}
function refusal(ticket: number, why: string): FromDesk {
  const status = why === 'no-room' ? NO_ROOM : 500;
  return { kind: 'reply', ticket, status, type: 'application/json', body: JSON.stringify(failure(why)), headers: {} };
}
function problem(said: string, why: string): string {
  const { key } = JSON.parse(said) as { key?: string };
  return JSON.stringify({ type: 'error', key: key ?? null, ...failure(why) });
}
