/** The table in this browser: starts its worker when it is first needed, and speaks with it as with a server. */
import type { Offers } from './api.gen';
import type { Fault, FromDesk, ToDesk } from './desk';
import type { Channel, Reply, Request } from './connection';
import { offline } from './offline.svelte';
import { file } from './site';

/** `off`: nobody has asked for anything yet. */
export type Stage = 'off' | 'fetching' | 'starting' | 'ready' | 'failed';

/** As much of a worker as is needed. */
export interface DeskWorker {
  postMessage(message: ToDesk): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromDesk>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const makeWorker = (): DeskWorker =>
  new Worker(new URL('../here/worker.ts', import.meta.url), { type: 'module', name: 'desk' });

const language = (query: Record<string, string>) => query['lang'] ?? 'en';

/** A channel to the desk that looks like a WebSocket. */
class HereChannel implements Channel {
  readyState = 0;
  onopen: Channel['onopen'] = null;
  onmessage: Channel['onmessage'] = null;
  onclose: Channel['onclose'] = null;

  constructor(
    readonly name: string,
    readonly desk: Here,
  ) {}
  send(message: string): void {
    this.desk.post({ kind: 'tell', channel: this.name, message });
  }
  close(): void {
    if (this.readyState > 1) return;
    this.desk.post({ kind: 'shut', channel: this.name });
    this.desk.forget(this.name);
    this.end(1000);
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  end(code: number): void {
    this.readyState = 3;
    // As with a WebSocket: never while somebody is still calling.
    queueMicrotask(() => this.onclose?.(new CloseEvent('close', { code })));
  }
}

export class Here {
  stage = $state<Stage>('off');
  loaded = $state(0);
  total = $state(0);
  why = $state('');
  fault = $state<Fault>('other');
  /** Whether games are gone with the page, because this browser keeps nothing. */
  unkept = $state(false);
  /** What there is besides playing: little. */
  parts = $state.raw<Offers['parts']>([]);
  #worker: DeskWorker | null = null;
  #ticket = 0;
  #language = '';
  #stays = false;
  #asked = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  #channels = new Map<string, HereChannel>();

  constructor(readonly make: () => DeskWorker = makeWorker) {}

  ask({ method, path, query, body, key }: Request): Promise<Reply> {
    this.start(language(query));
    const ticket = ++this.#ticket;
    const request = {
      method,
      path: `/api${path}`,
      query,
      body: body ?? null,
      key: key ?? null,
      language: language(query),
    };
    return new Promise((resolve, reject) => {
      if (this.stage === 'failed') return reject(new Error(this.why));
      this.#asked.set(ticket, { resolve, reject });
      this.post({ kind: 'ask', ticket, request });
    });
  }

  channel(path: string, query: Record<string, string>): Channel {
    this.start(language(query));
    this.#stay();
    const name = String(++this.#ticket);
    const made = new HereChannel(name, this);
    if (this.stage === 'failed') {
      made.end(1011); // whoever wants it asks again: until then another worker may have been started
      return made;
    }
    this.#channels.set(name, made);
    this.post({ kind: 'open', channel: name, request: { path: `/api${path}`, query, language: language(query) } });
    return made;
  }

  /** Fetch and start everything, if that is not done yet; first of all in this language. */
  start(language: string): void {
    if (this.#worker || this.stage === 'failed') return;
    this.#language = language;
    this.stage = 'fetching';
    this.unkept = false;
    let heard = false;
    try {
      const worker = this.make();
      this.#worker = worker;
      worker.onmessage = ({ data }) => {
        heard = true;
        this.#take(data);
      };
      // One that never said a word was not fetched, or not understood: of the latter browsers say where.
      worker.onerror = ({ message = '' }) =>
        this.#fail(heard ? 'stopped' : message ? 'old' : 'fetch', message || 'the worker died');
    } catch (error) {
      return this.#fail('old', String(error));
    }
    const base = new URL(file('/'), location.href);
    this.post({ kind: 'start', base: base.href, name: `armorial:${base.pathname}`, language });
  }
  /** Once more, after it could not start. */
  again(): void {
    this.stage = 'off';
    this.start(this.#language);
  }

  /** Now there is a game to keep: no browser may throw it away to have more room for others. Some ask their reader. */
  #stay(): void {
    if (this.#stays || !('storage' in navigator)) return;
    this.#stays = true;
    void navigator.storage.persist().catch(() => false);
  }

  post(message: ToDesk): void {
    this.#worker?.postMessage(message);
  }
  forget(channel: string): void {
    this.#channels.delete(channel);
  }

  #take(message: FromDesk): void {
    if (message.kind === 'progress') [this.loaded, this.total] = [message.loaded, message.total];
    else if (message.kind === 'starting') this.stage = 'starting';
    else if (message.kind === 'ready') {
      this.stage = 'ready';
      void offline.start(); // not before: what is needed now comes first
      void this.ask({ method: 'GET', path: '/offers', query: {} }).then(
        ({ text }) => (this.parts = (JSON.parse(text) as Offers).parts),
        () => {},
      );
    } else if (message.kind === 'unkept') this.unkept = true;
    else if (message.kind === 'failed') this.#fail(message.fault, message.why);
    else if (message.kind === 'reply') {
      const { ticket, status, type, body, headers } = message;
      this.#asked.get(ticket)?.resolve({ status, type, text: body, language: headers['Content-Language'] ?? null });
      this.#asked.delete(ticket);
    } else {
      const channel = this.#channels.get(message.channel);
      if (message.kind === 'opened') channel?.opened();
      else if (message.kind === 'push') channel?.onmessage?.(new MessageEvent('message', { data: message.message }));
      else {
        this.forget(message.channel);
        channel?.end(message.code);
      }
    }
  }

  #fail(fault: Fault, why: string): void {
    this.stage = 'failed';
    this.fault = fault;
    this.#worker?.terminate(); // with all the memory that it has
    this.#worker = null;
    void offline.start(); // perhaps there is a newer version
    this.why = why;
    for (const { reject } of this.#asked.values()) reject(new Error(why));
    this.#asked.clear();
    for (const channel of this.#channels.values()) channel.end(1011);
    this.#channels.clear();
  }
}

export const here = new Here();
