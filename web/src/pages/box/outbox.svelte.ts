/**
 * What the owner has typed and the server has not yet: kept in this browser until it has it, and tried again by itself.
 *
 * Nothing is lost when the line is bad or the page is closed: the next visit sends what is left.
 */
import { ApiError } from '../../lib/api';
import type { Value } from './entry';
import { keep, kept } from './kept';

/** By path; null takes a number back. */
export type Values = Record<string, Value | null>;
/** `idle`: the server has everything. */
export type State = 'idle' | 'sending' | 'waiting';

/** After how many milliseconds it is tried again, the longer the more often it failed. */
const PAUSES = [1000, 3000, 8000, 20_000];

interface Needs {
  /** Where it is kept in this browser, and for whom. */
  key: string;
  who: () => string;
  send: (values: Values) => Promise<void>;
  /** The server will not have one of them: what it says about it. */
  refused: (values: Values, error: ApiError) => void;
}

export class Outbox {
  state = $state<State>('idle');
  #values = $state.raw<Values>({});
  #needs: Needs;
  #failed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #online = () => void this.flush();

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#values = kept<Values>(needs.key, needs.who()) as Values;
    addEventListener('online', this.#online);
  }

  get values(): Readonly<Values> {
    return this.#values;
  }
  get count(): number {
    return Object.keys(this.#values).length;
  }

  put(values: Values): void {
    this.#keep({ ...this.#values, ...values });
    void this.flush();
  }

  /** Send what there is; what is typed meanwhile goes with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.state === 'sending' || !this.count) return;
    this.state = 'sending';
    const going = this.#values;
    try {
      await this.#needs.send(going);
      this.#taken(going);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) {
        this.#taken(going);
        this.#needs.refused(going, error);
      } else {
        this.state = 'waiting';
        this.#timer = setTimeout(() => void this.flush(), PAUSES[Math.min(this.#failed++, PAUSES.length - 1)]);
      }
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    removeEventListener('online', this.#online);
  }

  #taken(gone: Values): void {
    this.#failed = 0;
    this.#keep(Object.fromEntries(Object.entries(this.#values).filter(([path, value]) => gone[path] !== value)));
    this.state = 'idle';
    if (this.count) void this.flush();
  }

  #keep(values: Values): void {
    this.#values = values;
    keep(this.#needs.key, this.#needs.who(), values);
  }
}
