/**
 * Work for those who think: one job after the other, in a worker of its own for each lane. So what somebody waits for never
 * waits for what nobody does.
 */
import type { Job } from '../lib/desk';
import type { Packs } from './python';

/** As much of a worker as is needed. */
export interface Mind {
  postMessage(message: ToMind): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
export type ToMind = { kind: 'wake'; base: string; packs: Packs; language: string } | { kind: 'think'; job: string };
/** What a mind says: once that it is ready, then the result of each job. */
export type Said = { kind: 'ready' } | { kind: 'failed'; why: string } | { kind: 'result'; result: string };

/** After so many that could not even start, no other is tried. */
const MOST_FALSE_STARTS = 3;
/** How long a worker stays that has nothing to do in the background: it takes as much memory as a whole table. */
const IDLE = 20_000;

export class Thinker {
  #lanes: Record<Job['lane'], Lane>;

  /** ``myself`` thinks where no other worker can start: whoever waits for it waits for everything else too. */
  constructor(wake: () => Mind, tell: (result: string) => void, myself?: (job: string) => string) {
    this.#lanes = { now: new Lane(wake, tell, { myself }), background: new Lane(wake, tell, { idle: IDLE }) };
  }
  /** Start the worker that bots think in before anybody waits for it. */
  warm(): void {
    this.#lanes.now.warm();
  }
  think(jobs: readonly Job[]): void {
    for (const job of jobs) this.#lanes[job.lane].think(job);
  }
  drop(ids: readonly string[]): void {
    for (const lane of Object.values(this.#lanes)) lane.drop(ids);
  }
}

class Lane {
  #mind: Mind | null = null;
  #ready = false;
  #falseStarts = 0;
  #waiting: Job[] = [];
  #current: Job | null = null;
  #why = '';
  /** Of the current job, or of having none. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly wake: () => Mind,
    readonly tell: (result: string) => void,
    readonly how: {
      /** Milliseconds after which a worker without work is ended, if it is. */
      idle?: number | undefined;
      myself?: ((job: string) => string) | undefined;
    },
  ) {}

  think(job: Job): void {
    this.#waiting.push(job);
    this.#next();
  }
  drop(ids: readonly string[]): void {
    this.#waiting = this.#waiting.filter(({ id }) => !ids.includes(id));
  }
  warm(): void {
    if (!this.#mind && !this.#hopeless) this.#begin();
  }

  get #hopeless(): boolean {
    return this.#falseStarts >= MOST_FALSE_STARTS;
  }

  /** No worker can start, perhaps because there is too little memory for another one. */
  #giveUp(): void {
    const { myself } = this.how;
    for (const { id, job } of this.#waiting.splice(0))
      this.tell(myself ? myself(job) : JSON.stringify({ id, failed: this.#why }));
  }

  #next(): void {
    if (this.#current || !this.#waiting.length) return;
    if (this.#hopeless) return this.#giveUp();
    this.warm();
    if (!this.#ready) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#current = job;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end('time'), job.limit * 1000);
    this.#mind?.postMessage({ kind: 'think', job: job.job });
  }

  #begin(): void {
    const mind = this.wake();
    this.#mind = mind;
    mind.onmessage = ({ data }: MessageEvent<Said>) => {
      if (this.#mind !== mind) return;
      if (data.kind === 'failed') return this.#end(data.why);
      this.#ready = true;
      this.#falseStarts = 0;
      if (data.kind === 'result') this.#finish(data.result);
      this.#next();
    };
    mind.onerror = (event) => {
      if (this.#mind === mind) this.#end(event.message || 'it died');
    };
  }

  #finish(result: string): void {
    clearTimeout(this.#timer);
    this.#current = null;
    if (this.how.idle !== undefined) this.#timer = setTimeout(() => this.#leave(), this.how.idle);
    this.tell(result);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#mind?.terminate();
    this.#mind = null;
    this.#ready = false;
  }

  /** The worker is of no more use: another one goes on. */
  #end(why: string): void {
    if (!this.#ready) this.#falseStarts++;
    this.#leave();
    this.#why = why;
    const failed = this.#current;
    this.#current = null;
    if (failed) this.tell(JSON.stringify({ id: failed.id, failed: why }));
    this.#next();
  }
}
