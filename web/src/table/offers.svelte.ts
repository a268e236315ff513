/** What may be answered now: the server's question as boards and the list of answers use it. */
import type { Offers } from '../games/board';
import type { OptionWords, Position, RefusedOption } from '../lib/api';
import { say } from '../lib/settings.svelte';
import { screen } from '../lib/screen.svelte';

export interface Shown {
  tokens: readonly string[];
  anchor: Element;
  /** Opened by a tap or key: stays until it is closed. */
  stay: boolean;
}

export interface Source {
  position: Position | null;
  names: readonly string[];
  active: boolean;
  /** The places of what others did, by their tokens. */
  recalled?: readonly string[];
  /** In a lesson: the answers that lead on. */
  taught?: readonly string[];
  /** In a lesson: the place that is to be seen. */
  look?: string | null;
}

const NONE: readonly string[] = [];
const list = (tokens: string | readonly string[]) => (typeof tokens === 'string' ? [tokens] : tokens);
const LINGER = 220;

export class Offering implements Offers {
  pointed = $state<string | null>(null);
  /** The open why-not popover. */
  reasons = $state.raw<Shown | null>(null);
  /** The open menu of a place with several answers. */
  menu = $state.raw<Shown | null>(null);
  /** On a phone: what a tap on the board has selected and the sheet asks to confirm. */
  selected = $state<string | null>(null);
  /** The digits of an answer's number that have been typed, while another may follow. */
  typed = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #source: () => Source;
  #send: (token: string) => void;

  constructor(source: () => Source, send: (token: string) => void) {
    this.#source = source;
    this.#send = send;
  }

  #question = $derived.by(() => {
    const { position, active } = this.#source();
    return active ? (position?.question ?? null) : null;
  });
  options: ReadonlyMap<string, OptionWords> = $derived(
    new Map((this.#question?.options ?? []).map((option) => [option.token, option])),
  );
  refused: ReadonlyMap<string, RefusedOption> = $derived(
    new Map((this.#question?.refused ?? []).map((option) => [option.token, option])),
  );

  get recalled(): readonly string[] {
    return this.#source().recalled ?? NONE;
  }
  taught: ReadonlySet<string> = $derived.by(() => new Set(this.#source().taught ?? NONE));
  get look(): string | null {
    return this.#source().look ?? null;
  }
  get kind(): string | null {
    return this.#question?.kind ?? null;
  }
  get mine(): boolean {
    return this.options.size > 0;
  }

  point(token: string | null): void {
    // A focused place that goes away says so in the middle of the change: not now, but right after.
    queueMicrotask(() => (this.pointed = token));
  }
  lit(tokens: string | readonly string[]): boolean {
    return list(tokens).some((token) => this.options.has(token));
  }
  state(tokens: string | readonly string[]): 'lit' | 'shut' | 'plain' {
    if (this.lit(tokens)) return 'lit';
    return list(tokens).some((token) => this.refused.has(token)) ? 'shut' : 'plain';
  }
  name(token: string): string {
    const option = this.options.get(token) ?? this.refused.get(token);
    return option ? say(option.label, this.#source().names) : token;
  }
  warning(token: string): string | undefined {
    const { names } = this.#source();
    return this.options
      .get(token)
      ?.warnings?.map((warning) => say(warning, names))
      .join(' ');
  }

  answer(token: string): void {
    if (!this.options.has(token)) return;
    this.close();
    this.#send(token);
  }
  why(tokens: string | readonly string[], anchor: Element, stay = false): void {
    clearTimeout(this.#timer);
    const known = list(tokens).filter((token) => this.refused.has(token));
    if (known.length) this.reasons = { tokens: known, anchor, stay };
  }
  /** The pointer has left: the popover stays a moment, so that its links can be reached. */
  unwhy(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.reasons?.stay) this.reasons = null;
    }, LINGER);
  }
  keepWhy(): void {
    clearTimeout(this.#timer);
  }
  press(tokens: readonly string[], anchor: Element, quick = false): void {
    const lit = tokens.filter((token) => this.options.has(token));
    this.selected = null;
    if (lit.length === 1 && lit[0] !== undefined) {
      if (screen.size === 'phone' && !quick) this.#select(lit[0]);
      else this.answer(lit[0]);
    } else if (lit.length > 1) {
      this.reasons = null;
      this.menu = this.menu?.anchor === anchor ? null : { tokens, anchor, stay: true };
    } else this.why(tokens, anchor, true);
  }
  #select(token: string): void {
    this.close();
    this.selected = token;
    this.point(token);
  }
  close(): void {
    clearTimeout(this.#timer);
    this.selected = null;
    this.typed = '';
    this.pointed = null;
    this.reasons = null;
    this.menu = null;
  }
}
