/** A game that is looked back at: its analysis as it grows, the choice that is shown, and the position it was made in. */
import { SvelteMap } from 'svelte/reactivity';
import type { GameUi } from '../games/board';
import { gameUi } from '../games/registry';
import { api, numbersUrl, type Analysis, type Decision, type Position, type TableInfo } from '../lib/api';
import { router } from '../lib/router.svelte';
import { complain } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';

/** How often a growing analysis is asked for, in milliseconds. */
const EVERY = 1500;

export class Lookback {
  analysis = $state.raw<Analysis | null>(null);
  position = $state.raw<Position | null>(null);
  /** The last position, for the result. */
  end = $state.raw<Position | null>(null);
  ui = $state.raw<GameUi | null>(null);
  table = $state.raw<TableInfo | null>(null);
  failed = $state(false);
  /** Which choice is shown; beyond the last one it is the end of the game. */
  index = $state(0);
  /** Whether the expected line is on the board. */
  following = $state(false);
  readonly invite = router.query.get('invite');
  #kept = new SvelteMap<string, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = Number(router.query.get('at') ?? Number.NaN);
  #gone = false;

  constructor(readonly id: string) {}

  decisions: readonly Decision[] = $derived.by(() => this.analysis?.decisions ?? []);
  current: Decision | undefined = $derived.by(() => this.decisions[this.index]);
  mistakes: readonly Decision[] = $derived.by(() =>
    (this.analysis?.mistakes ?? []).flatMap((line) => this.decisions.find((each) => each.line === line) ?? []),
  );
  growing = $derived.by(() => this.analysis?.state === 'running');
  /** What the board is to outline: by the tokens of the places. */
  marks = $derived.by(() => {
    const now = this.current;
    if (!now) return [];
    /** Where an answer is given, else where it is to be seen. */
    const places = (token: string) => [token, this.ui?.where?.(token) ?? token];
    const played = { kind: 'played' as const, seat: now.seat, tokens: places(now.played), number: 0 };
    const better = { kind: 'better' as const, seat: now.seat, tokens: places(now.best), number: 0 };
    const line = now.then.flatMap((turn) => turn.tokens.map((token) => ({ seat: turn.seat, tokens: places(token) })));
    const then = line.map((step, i) => ({ kind: 'then' as const, ...step, number: i + 2 }));
    if (this.following) return [{ ...better, number: 1 }, ...then];
    return now.played === now.best ? [played] : [played, better];
  });

  async start(): Promise<void> {
    try {
      const newest = await api.position(this.id, { invite: this.invite });
      this.end = newest;
      [this.ui, this.table] = await Promise.all([
        gameUi(newest.game, numbersUrl(newest.printed, this.invite)),
        api.table(this.id, this.invite),
        settings.wordsOf('analysis'),
      ]);
      this.#take(await api.beginAnalysis(this.id, this.invite));
    } catch (error) {
      if (this.end) complain(error);
      this.failed = true;
    }
  }
  stop(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  #take(found: Analysis): void {
    const first = this.decisions.length === 0;
    const shown = this.current?.line;
    this.analysis = found;
    if (found.state === 'running' && !this.#gone) this.#timer = setTimeout(() => void this.#again(), EVERY);
    if (Number.isFinite(this.#wanted)) {
      const index = found.decisions.findIndex((each) => each.line >= this.#wanted);
      if (index >= 0 || found.state !== 'running') {
        this.#wanted = Number.NaN;
        void this.go(index >= 0 ? index : found.decisions.length);
      }
    } else if (first || found.state === 'done') void this.#open(found, shown);
  }
  /** The worst choice, once all of them are known; until then the first one, and whatever the reader has chosen. */
  async #open(found: Analysis, shown: number | undefined): Promise<void> {
    const worst = found.state === 'done' && !this.#moved ? found.mistakes[0] : shown;
    const index = found.decisions.findIndex((each) => each.line === worst);
    await this.go(Math.max(0, index), false);
  }
  #moved = false;

  async #again(): Promise<void> {
    try {
      this.#take(await api.analysis(this.id, this.invite));
    } catch {
      if (!this.#gone) this.#timer = setTimeout(() => void this.#again(), 4 * EVERY);
    }
  }

  /** From where the reader wanted to be last, which may still be on its way. */
  step(by: number): Promise<void> {
    return this.go(this.#goal + by);
  }
  #goal = 0;

  async go(index: number, byReader = true): Promise<void> {
    const to = Math.max(0, Math.min(index, this.decisions.length));
    this.#goal = to;
    const decision = this.decisions[to];
    if (byReader) this.#moved = true;
    try {
      const found = decision ? await this.#fetch(decision.line - 1, decision.seat) : this.end;
      if (found === null || this.#gone || to !== this.#goal) return;
      this.index = to;
      this.position = found;
      this.following = false;
      if (byReader) {
        const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : '';
        router.go(`/analysis/${this.id}?at=${decision?.line ?? this.analysis?.seq ?? 0}${invite}`, true);
      }
    } catch (error) {
      complain(error);
    }
  }
  to(decision: Decision): Promise<void> {
    return this.go(this.decisions.indexOf(decision));
  }

  #fetch(at: number, seat: number): Promise<Position> {
    const key = `${at} ${seat}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = api.position(this.id, { at, seat, invite: this.invite });
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
    }
    return found;
  }

  /** Play on from here in a private copy, in the place of the one who chose, against bots. */
  async tryHere(): Promise<void> {
    const now = this.current;
    if (!now) return;
    try {
      const made = await api.sandbox(this.id, { at: now.line - 1, seat: now.seat, bots: true, invite: this.invite });
      router.go(router.sandbox(made.id));
    } catch (error) {
      complain(error);
    }
  }
}

export type Mark = Lookback['marks'][number];
