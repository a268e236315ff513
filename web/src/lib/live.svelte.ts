/**
 * One table over its live connection (`connection.ts`): the position, the log, the chat, and what the reader does.
 *
 * The server waits for nobody: it reports what happens, one thing after another, and it is shown at the reader's pace
 * (`settings.rest`). What people do is shown as it comes; after what bots and dice do there is a rest. What is not shown
 * yet is in a queue, which the reader can stop (`paused`) and skip.
 *
 * When the connection is lost the page stays; it is opened again after a moment (longer each time) and catches up from
 * the last line it has. A request that was not answered is sent again with the same key, which the server carries out
 * only once.
 */
import { SvelteMap } from 'svelte/reactivity';
import { api, newKey, type ChatLine, type LogEntry, type Position, type Problem, type TableInfo } from './api';
import type { LiveDone, LiveError, LivePlans, LiveStep, LiveTable, LiveChat } from './api';
import { connectionTo, offers, OPEN, type Channel } from './connection';
import { Told } from './clocks.svelte';
import { moving } from './motion';
import { settings } from './settings.svelte';

type FromServer = Position | LiveStep | LiveDone | LiveError | LiveTable | LiveChat | LivePlans | { type: 'pong' };

type Request =
  | { type: 'answer'; seat: number; seq: number; token: string }
  | { type: 'undo' | 'restart' | 'confirm'; seat: number; seq: number }
  | { type: 'resign'; seat: number; seq: number; bot: string | null }
  | { type: 'undo_request'; seat: number; seq: number; to?: number }
  | { type: 'undo_reply'; seat: number; seq: number; agree: boolean }
  | { type: 'chat'; text: string };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const LONGER = 1.6;
const PING = 20_000;
const SILENCE = 45_000;
/** What flies longer than this is not waited for. */
const LONGEST_FLIGHT = 1200;

export class Live {
  table = $state.raw<TableInfo | null>(null);
  /** What is shown; perhaps not yet the newest. */
  position = $state.raw<Position | null>(null);
  events = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How much had been said when the table was opened. */
  oldChat = $state(0);
  /** How many things are still to be shown. */
  behind = $state(0);
  paused = $state(false);
  /** `gone`: there is no such table, or one may not be here. */
  status = $state<'connecting' | 'live' | 'lost' | 'gone'>('connecting');
  /** What was sent and not yet answered, by key. */
  waiting = new SvelteMap<string, Request>();
  /** Why one may not be here, in the words of the server. */
  why = $state('');
  /** The clocks, as they were last told. */
  told = $state.raw<Told | null>(null);
  onProblem: (problem: Problem) => void = () => {};
  onPosition: (now: Position, before: Position | null) => void = () => {};
  /** What the server keeps of the reader's plans may be new. */
  onPlans: () => void = () => {};

  #socket: Channel | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pinged: number | null = null;
  #lag: number | null = null;
  #newest: Position | null = null;
  /** All that has been told, also of what is not shown yet. */
  #told: LogEntry[] = [];
  #queue: Position[] = [];
  #playing = false;
  /** Ends the rest after what was shown last. */
  #goOn: () => void = () => {};

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    document.addEventListener('visibilitychange', this.#look);
    this.#open();
    if (!offers('chat', id)) return;
    void api.chat(id, invite).then(
      (chat) => {
        this.oldChat = chat.lines.length;
        this.chat = merge(chat.lines, this.chat);
      },
      () => {},
    );
  }

  /** The chat anew, because the reader has blocked somebody or has thought better of it. */
  async readChatAnew(): Promise<void> {
    this.chat = (await api.chat(this.id, this.invite)).lines;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    document.removeEventListener('visibilitychange', this.#look);
    this.#socket?.close();
  }

  /** Connect again, because the reader has become somebody else (a guest by sitting down). */
  reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  /** Something the reader does. It is sent again after a break until the server has answered. */
  send(request: Request): void {
    const key = newKey();
    this.waiting.set(key, request);
    this.#put(key, request);
    if (request.type !== 'chat') this.resume();
  }

  /** The number of the newest line, shown or not. */
  get seq(): number {
    return this.#newest?.seq ?? 0;
  }
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
    this.#goOn();
  }
  /** Show at once how things are now. */
  skip(): void {
    this.#queue.splice(0, this.#queue.length - 1);
    this.resume();
  }

  /** Something is under way. What the newest position has gone past is done, even if its acknowledgement is late. */
  get busy(): boolean {
    const seq = this.position?.seq ?? 0;
    for (const request of this.waiting.values()) if (request.type !== 'chat' && request.seq >= seq) return true;
    return false;
  }

  /** Tell the server whether the reader has the table before their eyes: if not, they get notices. */
  #look = (): void => {
    if (this.#socket?.readyState !== OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'looking', looking: document.visibilityState !== 'hidden' }));
  };

  #put(key: string, request: Request): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify({ ...request, key }));
  }

  #open(): void {
    clearTimeout(this.#timer);
    const path = `/tables/${encodeURIComponent(this.id)}/live`;
    const query: Record<string, string> = { have: String(this.seq), lang: settings.lang };
    if (settings.rest) query['steps'] = 'true';
    if (this.invite) query['invite'] = this.invite;
    const socket = connectionTo(path).channel(path, query);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.status = 'live';
      if (document.visibilityState === 'hidden') this.#look();
      for (const [key, request] of this.waiting) this.#put(key, request);
      if (this.position) this.onPlans(); // what was told during a break was not heard
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#pings);
      if (event.code === 1013) this.#wait = LONGEST_WAIT; // too many connections
      if (event.code === 1008) this.status = 'gone';
      else if (this.table === null) void this.#check();
      else this.#later();
    };
    clearInterval(this.#pings);
    this.#pings = setInterval(() => {
      if (socket.readyState !== OPEN) return;
      if (Date.now() - this.#heard > SILENCE) socket.close();
      else this.#ping(socket);
    }, PING);
  }

  /** How long an answer is on its way, in seconds, is told with the next ping: no clock counts it. */
  #ping(socket: Channel): void {
    const lag = this.#lag === null ? {} : { lag: this.#lag };
    this.#pinged = performance.now();
    socket.send(JSON.stringify({ type: 'ping', ...lag }));
  }

  /** The first connection failed: is there such a table at all? */
  async #check(): Promise<void> {
    try {
      this.table = await api.table(this.id, this.invite);
      this.#later();
    } catch (error) {
      const status = (error as { status?: number }).status ?? 0;
      if (status >= 400 && status < 500 && status !== 429) this.status = 'gone';
      else this.#later();
    }
  }

  #later(): void {
    this.status = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * LONGER, LONGEST_WAIT);
  }

  #now = (): void => {
    if (this.status !== 'lost' || document.visibilityState === 'hidden' || this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #take(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === 'position' || message.type === 'table') this.#readClocks(message);
    if (message.type === 'position') this.#hear(message);
    else if (message.type === 'step') this.#hear(message.position);
    else if (message.type === 'table') this.table = message.table;
    else if (message.type === 'pong') this.#measure();
    else if (message.type === 'plans') this.onPlans();
    else if (message.type === 'chat') this.chat = merge(this.chat, [message.line]);
    else if (message.type === 'done') this.waiting.delete(message.key);
    else if (message.type === 'error') {
      if (message.key) this.waiting.delete(message.key);
      else this.why = message.error.message.text;
      this.onProblem(message.error);
    }
  }

  #readClocks(message: Position | LiveTable): void {
    const { clocks } = message.type === 'table' ? message.table : message;
    this.told = clocks ? new Told(clocks) : null;
    // Where there are clocks, the way is measured at once.
    if (clocks && this.#lag === null && this.#pinged === null && this.#socket) this.#ping(this.#socket);
  }

  /** The first answer is told at once, so that it counts for the first move. */
  #measure(): void {
    if (this.#pinged === null) return;
    const first = this.#lag === null;
    this.#lag = Math.min(60, (performance.now() - this.#pinged) / 1000);
    this.#pinged = null;
    if (first && this.#socket?.readyState === OPEN) this.#ping(this.#socket);
  }

  #hear(position: Position): void {
    if (this.#closed) return;
    this.#newest = position;
    this.#told = [...this.#told.filter((entry) => entry.seq < position.events_from), ...position.events];
    this.#queue.push(position);
    this.behind = this.#queue.length;
    if (this.#queue.length === 1 && !this.#rests(position)) this.#goOn();
    if (!this.#playing) void this.#play();
  }

  /** One after the other, so that pieces have landed before they move on. */
  async #play(): Promise<void> {
    this.#playing = true;
    for (let next = this.#queue.shift(); next && !this.#closed; next = this.#queue.shift()) {
      this.behind = this.#queue.length;
      const rest = this.#rests(next);
      await this.#show(next);
      if (rest) await this.#pass(settings.rest);
      while (this.paused) await this.#pass();
    }
    this.#playing = false;
  }
  /** Wait for a while, or until there is a reason to go on. */
  #pass(time?: number): Promise<void> {
    return new Promise((resolve) => {
      this.#goOn = resolve;
      if (time !== undefined) setTimeout(resolve, time);
    });
  }

  /** Whether the reader wants to look at something for a while: a bot or the dice did it just now. */
  #rests(position: Position): boolean {
    const { moved, seats, seq } = position;
    if (!settings.rest || this.position === null || seq <= this.position.seq) return false;
    return moved === null || seats[moved]?.kind !== 'person';
  }

  async #show(position: Position): Promise<void> {
    const before = this.position;
    if (before && position.revision < before.revision && position.seq <= before.seq) return;
    const flight = moving(() => {
      this.position = position;
      this.events = this.#told.filter((entry) => entry.seq <= position.seq);
    });
    this.onPosition(position, before);
    await Promise.race([flight, new Promise((resolve) => setTimeout(resolve, LONGEST_FLIGHT))]);
  }
}

function merge(old: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const known = new Set(old.map((line) => line.id));
  return [...old, ...more.filter((line) => !known.has(line.id))].sort((a, b) => a.id - b.id);
}
