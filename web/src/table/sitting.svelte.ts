/** Somebody at a table: what is seen of it, now or at an earlier moment, and everything that can be done there. */
import { api, type Position } from '../lib/api';
import { offers } from '../lib/connection';
import { Live } from '../lib/live.svelte';
import { moving } from '../lib/motion';
import { router } from '../lib/router.svelte';
import { complain, wordsFor } from '../lib/session.svelte';
import { seatName } from '../lib/seats';
import { say, settings, t } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { toasts } from '../lib/toasts.svelte';
import type { Message } from '../lib/words';
import type { GameUi } from '../games/board';
import { Coaching } from './coaching.svelte';
import { Offering } from './offers.svelte';
import { Planning } from './planning.svelte';
import { Recap } from './recap.svelte';
import { momentOf } from './story';

interface Advice {
  revision: number;
  text: string;
  token: string | null;
  reasons: readonly Message[];
  /** What is expected to follow. */
  line: readonly Message[];
  closed: boolean;
}

export class Sitting {
  readonly live: Live;
  /** How the game is drawn, once that is loaded. */
  ui = $state.raw<GameUi | null>(null);
  /** An earlier moment that is looked at. */
  past = $state.raw<Position | null>(null);
  /** The log shows only what happened from this line on. */
  since = $state<number | null>(null);
  /** With several people at one device: the seat that has opened the cover. */
  uncovered = $state<number | null>(null);

  constructor(
    readonly id: string,
    readonly invite: string | null,
    /** Whether this is a first game, after the lessons. */
    first = false,
  ) {
    this.coaching = new Coaching(() => ({ id: this.id, now: this.now, may: this.mayAsk && !this.past }), first);
    this.live = new Live(id, invite);
    this.live.onProblem = (problem) => toasts.show(wordsFor(problem), 'bad');
    this.live.onPosition = (newest, before) => this.#changed(newest, before);
    this.live.onPlans = () => void this.planning.refresh();
  }
  close(): void {
    this.live.close();
  }

  get table() {
    return this.live.table;
  }
  get now(): Position | null {
    return this.live.position;
  }
  get busy(): boolean {
    return this.live.busy;
  }
  position = $derived.by(() => this.past ?? this.now);
  game = $derived.by(() => this.table?.game ?? this.now?.game ?? null);
  sandbox = $derived.by(() => this.table?.sandbox ?? false);
  seat = $derived.by(() => this.now?.seat ?? null);
  names = $derived.by(() => this.now?.seats.map(seatName) ?? []);
  /** Those who play at this device. */
  here = $derived.by(() => this.now?.seats.filter((each) => each.yours && each.kind === 'person') ?? []);
  /** A cover lies over the table between them. */
  covered = $derived.by(
    () =>
      this.here.length > 1 && !this.sandbox && !this.now?.over && this.seat !== null && this.uncovered !== this.seat,
  );
  /** The reader's turn is played and waits to be handed on. */
  confirming = $derived.by(
    () => this.now !== null && this.now.waiting_for_confirm && this.seat !== null && this.now.to_move === this.seat,
  );

  /** The totals of all seats when the reader had last moved. */
  #totals = $state.raw<readonly number[] | null>(null);
  readonly recap = new Recap(() => ({
    position: this.now,
    events: this.live.events,
    ui: this.ui,
    active: this.past === null && !this.covered,
    totals: this.#totals,
  }));
  /** What others did, as it is said to those who do not see it: one sentence or more per turn. */
  said = $state('');
  #unsaid: Message[] = [];
  /** Whether the reader is shown what bots and dice do, one thing after another. */
  following = $derived.by(() => {
    if (!settings.rest || this.past !== null || this.now === null || this.now.over) return false;
    const mover = this.now.to_move === null ? undefined : this.now.seats[this.now.to_move];
    return this.live.behind > 0 || this.live.paused || mover === undefined || mover.kind !== 'person';
  });

  /** How many lines of the chat the reader has had before their eyes. */
  #readChat = $state(0);
  unread = $derived.by(() => Math.max(0, this.live.chat.length - Math.max(this.#readChat, this.live.oldChat)));
  readChat(lines: number): void {
    this.#readChat = Math.max(this.#readChat, lines);
  }

  readonly offers = new Offering(
    () => ({
      position: this.now,
      names: this.names,
      active: this.past === null && !this.covered,
      recalled: this.recap.tokens,
    }),
    (token) => this.give(token),
  );

  /** A coach who warns before answers, if the reader wants one. */
  readonly coaching: Coaching;

  /** Answer, unless the coach warns of it. */
  give(token: string): void {
    const now = this.now;
    if (!now || now.question === null || this.busy) return;
    const again = () => {
      if (this.now?.revision === now.revision) this.give(token);
    };
    if (this.coaching.looks(again)) return;
    if (this.coaching.holds(token)) return;
    this.live.send({ type: 'answer', seat: now.question.seat, seq: now.seq, token });
    play('quill');
  }

  /** What the reader plans while the others play. */
  readonly planning = new Planning(() => ({ id: this.id, now: this.now, seat: this.seat, names: this.names }));
  /** Whether there is something to plan: another person is asked, and the reader is none of those who wait for bots. */
  mayPlan = $derived.by(() => {
    const now = this.now;
    if (!offers('plans', this.id)) return false;
    if (!now || this.seat === null || this.sandbox || now.over || now.closed || this.past) return false;
    const mover = now.to_move === null ? undefined : now.seats[now.to_move];
    return mover !== undefined && mover.seat !== this.seat && mover.kind === 'person';
  });
  /** The answers of the plan while one is made, else those of the table. */
  get offered(): Offering {
    return this.planning.ahead ? this.planning.offers : this.offers;
  }

  #changed(newest: Position, before: Position | null): void {
    if (newest.seat !== null && !this.sandbox && offers('plans', this.id)) this.planning.moved(newest, before);
    if (newest.seq !== before?.seq || newest.revision !== before.revision) this.offers.close();
    if (newest.moved === newest.seat) this.#totals = newest.scores.map((score) => score.total);
    if (!before) return;
    this.#announce(newest, before);
    const myTurn = newest.question !== null && newest.question.options.length > 0;
    const wasMine = before.question !== null && before.question.options.length > 0;
    if (newest.over && !before.over) play('low-bell');
    else if (myTurn && !wasMine) play('bell');
    else if (newest.seq > before.seq && !wasMine) play('knock');
    if (newest.rematch && !before.rematch && newest.over) toasts.show(t('web-rematch-offered'));
  }

  /** A rival's turn is said when it is over, as a whole; the dice at once. Nothing is said before the game's words are
   * there, which come with its drawing. */
  #announce(newest: Position, before: Position): void {
    const quiet: ReadonlySet<string> = this.ui?.quiet ?? new Set();
    for (const entry of this.live.events)
      if (entry.seq > before.seq && !quiet.has(entry.key) && (entry.seat === null || entry.seat !== newest.seat))
        this.#unsaid.push(entry);
    if (!this.ui || !this.#unsaid.length || (newest.moved !== null && newest.moved === newest.to_move && !newest.over))
      return;
    this.said = this.#unsaid.map((entry) => say(entry, this.names)).join(' ');
    this.#unsaid = [];
  }

  /** Somebody was blocked, or is no longer. */
  async readChatAnew(): Promise<void> {
    await this.live.readChatAnew().catch(complain);
  }

  // In the game

  act(type: 'undo' | 'restart' | 'confirm'): void {
    if (this.now && this.seat !== null && !this.busy) this.live.send({ type, seat: this.seat, seq: this.now.seq });
  }
  /** Give up the seat, at most tables to a bot of this level. */
  resign(bot: string): void {
    if (!this.now || this.seat === null || this.busy) return;
    this.live.send({ type: 'resign', seat: this.seat, seq: this.live.seq, bot: bot || null });
  }
  /** Ask the others to go back beyond this turn. */
  askUndo(): void {
    if (this.now && this.seat !== null) this.live.send({ type: 'undo_request', seat: this.seat, seq: this.live.seq });
  }
  replyUndo(agree: boolean): void {
    const wish = this.now?.undo_request;
    if (!this.now || !wish) return;
    const mine = this.here.find((each) => wish.waiting.includes(each.seat))?.seat ?? this.seat;
    if (mine !== null) this.live.send({ type: 'undo_reply', seat: mine, seq: this.now.seq, agree });
  }

  // Advice

  /** What a bot would do now: the position it is about, its words and reasons; while it thinks, without a token. */
  advice = $state.raw<Advice | null>(null);
  /** The same, as long as the position is the same. */
  hint = $derived.by(() => (this.advice && this.advice.revision === this.now?.revision ? this.advice : null));
  /** The reasons are shown until somebody closes them. */
  reasons = $derived.by(() => (this.hint && !this.hint.closed ? this.hint.reasons : []));
  /** The turns that are expected to follow, as long as the reasons are shown. */
  line = $derived.by(() => (this.hint && !this.hint.closed ? this.hint.line : []));
  /** All of it, as it is read out. */
  advised = $derived.by(() => {
    const said = [...this.reasons, ...this.line].map((each) => say(each, this.names));
    if (this.line.length) said.splice(this.reasons.length, 0, t('hint-line'));
    return [this.hint?.text ?? '', ...said].join(' ');
  });
  /** Whether the reader is the only person who plays. */
  alone = $derived.by(() => this.now?.seats.every((each) => each.kind !== 'person' || each.yours) ?? false);
  /** Only where no other person could be beaten by it, and not for ratings. */
  mayAsk = $derived.by(() => this.offers.mine && this.alone && !this.table?.rated);

  closeHint(): void {
    if (this.advice) this.advice = { ...this.advice, closed: true };
  }
  async askHint(): Promise<void> {
    const now = this.now;
    if (!now?.question || !this.mayAsk || this.hint !== null) return;
    const { seq, revision, question } = now;
    this.advice = { revision, text: t('web-hint-thinking'), token: null, reasons: [], line: [], closed: false };
    try {
      const { token, reasons, line } = await api.hint(this.id, question.seat, seq);
      const label = question.options.find((option) => option.token === token)?.label;
      const what = label ? say(label, this.names) : token;
      this.advice = { revision, text: t('web-hint-says', { what }), token, reasons, line, closed: false };
      if (this.now?.revision === revision) this.offers.point(token);
    } catch (error) {
      this.advice = null;
      complain(error);
    }
  }

  // Looking back

  /** The earlier moment that is looked at, in words. */
  moment = $derived.by(() => (this.past ? momentOf(this.live.events, this.past.at ?? this.past.seq) : ''));

  async look(seq: number): Promise<void> {
    try {
      const found = await api.position(this.id, { at: seq, seat: this.seat, invite: this.invite });
      await moving(() => (this.past = found));
    } catch (error) {
      complain(error);
    }
  }
  step(by: number): void {
    if (!this.past || !this.now) return;
    const to = (this.past.at ?? this.past.seq) + by;
    if (to >= this.now.seq) this.past = null;
    else if (to >= 0) void this.look(to);
  }
  async toggleSince(): Promise<void> {
    if (this.since !== null) {
      this.since = null;
      return;
    }
    try {
      this.since = (await api.log(this.id, { mine: true, invite: this.invite })).since;
    } catch (error) {
      complain(error);
    }
  }

  // To other tables

  async openSandbox(): Promise<void> {
    try {
      const made = await api.sandbox(this.id, { at: this.past?.at ?? null, seat: this.seat, invite: this.invite });
      router.go(router.sandbox(made.id));
    } catch (error) {
      complain(error);
    }
  }
  /** Something about somebody who lets others wait, or about one's own seat that a bot keeps. */
  async about(what: 'remind' | 'let-bot' | 'claim' | 'back', seat: number): Promise<void> {
    try {
      this.live.table = await api.about(what, this.id, seat);
      if (what === 'remind') toasts.show(t('web-reminded'));
    } catch (error) {
      complain(error);
    }
  }
  /** Delete the table from this browser. */
  async forget(): Promise<void> {
    try {
      await api.forget(this.id);
      router.go('/games');
    } catch (error) {
      complain(error);
    }
  }
  async rematch(): Promise<void> {
    try {
      const made = await api.rematch(this.id);
      router.go(`/table/${made.id}`);
    } catch (error) {
      complain(error);
    }
  }
}
