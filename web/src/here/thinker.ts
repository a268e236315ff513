/** Work for the thinker: one job after the other in a worker of its own, those that somebody waits for first. */
import type { Job } from '../lib/desk';
import type { Packs } from './python';

/** As much of a worker as is needed. */
export interface Mind {
  postMessage(message: ToMind): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
export type ToMind = { kind: 'wake'; base: string; packs: Packs } | { kind: 'think'; job: string };
/** What a mind says: once that it is ready, then the result of each job. */
export type Said = { kind: 'ready' } | { kind: 'failed'; why: string } | { kind: 'result'; result: string };

const LANES: readonly Job['lane'][] = ['now', 'background'];
/** After so many that could not even start, jobs fail at once. */
const MOST_FALSE_STARTS = 3;

export class Thinker {
  #mind: Mind | null = null;
  #ready = false;
  #falseStarts = 0;
  #waiting: Job[] = [];
  #current: Job | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly wake: () => Mind,
    readonly tell: (result: string) => void,
  ) {}

  think(jobs: readonly Job[]): void {
    this.#waiting.push(...jobs);
    this.#next();
  }
  drop(ids: readonly string[]): void {
    this.#waiting = this.#waiting.filter(({ id }) => !ids.includes(id));
  }

  #next(): void {
    if (this.#current || !this.#waiting.length) return;
    if (!this.#mind) this.#begin();
    if (!this.#ready) return;
    const job = LANES.flatMap((lane) => this.#waiting.filter((each) => each.lane === lane))[0];
    if (!job) return;
    this.#waiting = this.#waiting.filter((each) => each !== job);
    this.#current = job;
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
    this.tell(result);
  }

  /** The worker is of no more use: another one goes on. */
  #end(why: string): void {
    this.#mind?.terminate();
    this.#mind = null;
    if (!this.#ready) this.#falseStarts++;
    this.#ready = false;
    const failed = this.#current ? [this.#current] : [];
    if (this.#falseStarts >= MOST_FALSE_STARTS) failed.push(...this.#waiting.splice(0));
    clearTimeout(this.#timer);
    this.#current = null;
    for (const { id } of failed) this.tell(JSON.stringify({ id, failed: why }));
    this.#next();
  }
}
