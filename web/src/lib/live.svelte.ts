/**
 * One table over its WebSocket: the newest position, the log, the chat, and what the reader does.
 *
 * When the connection is lost the page stays; it is opened again after a moment (longer each time) and catches up from
 * the last line it has. A request that was not answered is sent again with the same key, which the server carries out
 * only once.
 */
import { SvelteMap } from 'svelte/reactivity';
import { api, newKey, type ChatLine, type LogEntry, type Position, type Problem, type TableInfo } from './api';
import type { LiveDone, LiveError, LiveTable, LiveChat } from './api';
import { moving } from './motion';
import { settings } from './settings.svelte';

type FromServer = Position | LiveDone | LiveError | LiveTable | LiveChat | { type: 'pong' };

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

export class Live {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How much had been said when the table was opened. */
  oldChat = $state(0);
  /** `gone`: there is no such table, or one may not be here. */
  status = $state<'connecting' | 'live' | 'lost' | 'gone'>('connecting');
  /** What was sent and not yet answered, by key. */
  waiting = new SvelteMap<string, Request>();
  onProblem: (problem: Problem) => void = () => {};
  onPosition: (now: Position, before: Position | null) => void = () => {};

  #socket: WebSocket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #changes: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
    void api.chat(id, invite).then(
      (chat) => {
        this.oldChat = chat.lines.length;
        this.chat = merge(chat.lines, this.chat);
      },
      () => {},
    );
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
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
  }

  /** Something is under way. What the newest position has gone past is done, even if its acknowledgement is late. */
  get busy(): boolean {
    const seq = this.position?.seq ?? 0;
    for (const request of this.waiting.values()) if (request.type !== 'chat' && request.seq >= seq) return true;
    return false;
  }

  #put(key: string, request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...request, key }));
  }

  #open(): void {
    clearTimeout(this.#timer);
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('have', String(this.position?.seq ?? 0));
    url.searchParams.set('lang', settings.lang);
    if (this.invite) url.searchParams.set('invite', this.invite);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.status = 'live';
      for (const [key, request] of this.waiting) this.#put(key, request);
    };
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#pings);
      if (event.code === 1008) this.status = 'gone';
      else if (this.table === null) void this.#check();
      else this.#later();
    };
    clearInterval(this.#pings);
    this.#pings = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (Date.now() - this.#heard > SILENCE) socket.close();
      else socket.send('{"type":"ping"}');
    }, PING);
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
    if (message.type === 'position') this.#show(message);
    else if (message.type === 'table') this.table = message.table;
    else if (message.type === 'chat') this.chat = merge(this.chat, [message.line]);
    else if (message.type === 'done') this.waiting.delete(message.key);
    else if (message.type === 'error') {
      if (message.key) this.waiting.delete(message.key);
      this.onProblem(message.error);
    }
  }

  /** Positions are shown one after the other, so that pieces have landed before they move on. */
  #show(position: Position): void {
    this.#changes = this.#changes.then(async () => {
      const before = this.position;
      if (before && position.revision < before.revision && position.seq <= before.seq) return;
      const flight = moving(() => {
        this.position = position;
        this.events = [...this.events.filter((entry) => entry.seq < position.events_from), ...position.events];
      });
      this.onPosition(position, before);
      await Promise.race([flight, new Promise((resolve) => setTimeout(resolve, 1200))]);
    });
  }
}

function merge(old: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const known = new Set(old.map((line) => line.id));
  return [...old, ...more.filter((line) => !known.has(line.id))].sort((a, b) => a.id - b.id);
}
