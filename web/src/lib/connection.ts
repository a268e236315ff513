/**
 * What a table needs to talk to: one contract, and two behind it. The server answers over HTTP and a WebSocket; the desk in
 * this browser (`here.svelte.ts`) answers the same requests with the same messages, without any connection.
 *
 * Tables of this browser have ids that say so. On a site of plain files everything is in this browser.
 */
import type { Offers } from './api.gen';
import { HERE } from './desk';
import { here } from './here.svelte';
import { ALONE, file } from './site';

export type Query = Record<string, string | number | boolean | null | undefined>;

export interface Request {
  method: string;
  /** Below `/api`. */
  path: string;
  query: Record<string, string>;
  body?: unknown;
  /** What makes a request that changes something safe to repeat. */
  key?: string;
}

export interface Reply {
  status: number;
  type: string;
  text: string;
  /** The language of a text, where that is said. */
  language: string | null;
}

/** As much of a WebSocket as live play needs. */
export interface Channel {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}
export const OPEN = 1;

/** What there may be besides rules. */
export type Part = Offers['parts'][number];

export interface Connection {
  /** Fails only if nobody answers. */
  ask(request: Request): Promise<Reply>;
  /** Live play at a table. */
  channel(path: string, query: Record<string, string>): Channel;
}

const server: Connection = {
  async ask({ method, path, query, body, key }) {
    const url = new URL(file(`/api${path}`), location.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (key !== undefined) headers['Idempotency-Key'] = key;
    const reply = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    return {
      status: reply.status,
      type: reply.headers.get('Content-Type') ?? '',
      text: await reply.text(),
      language: reply.headers.get('Content-Language'),
    };
  },
  channel(path, query) {
    const url = new URL(file(`/api${path}`), location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return new WebSocket(url);
  },
};

const browser: Connection = {
  ask: (request) => here.ask(request),
  channel: (path, query) => here.channel(path, query),
};

export const isHere = (table: string) => ALONE || table.startsWith(HERE);

/** Who answers for a path of the API. */
export function connectionTo(path: string): Connection {
  return ALONE || path.startsWith(`/tables/${HERE}`) ? browser : server;
}
/** Who is asked unless a table says otherwise. */
export const connection: Connection = ALONE ? browser : server;
export { browser, server };

const KEPT = 'armorial.offers';
/** What the server has besides playing. */
let ofServer: readonly Part[] = [];

/** Ask the server, before anything is shown: what is not there is not shown. One that is gone has what it had last. */
export async function learnOffers(): Promise<void> {
  if (ALONE) return;
  const told = await server.ask({ method: 'GET', path: '/offers', query: {} }).catch(() => null);
  try {
    if (told?.status === 200) {
      ofServer = (JSON.parse(told.text) as Offers).parts;
      localStorage.setItem(KEPT, told.text);
    } else ofServer = (JSON.parse(localStorage.getItem(KEPT) ?? '{"parts":[]}') as Offers).parts;
  } catch {
    /* a browser that keeps nothing */
  }
}

/** Whether there is something on this site, or at a table. */
export function offers(part: Part, table?: string): boolean {
  return (ALONE || (table !== undefined && isHere(table)) ? here.parts : ofServer).includes(part);
}
