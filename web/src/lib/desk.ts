/** What a page and the worker of its desk say to each other, and what the desk gives (`docs/browser.md`). */

/** How the ids of tables begin that are in this browser. */
export const HERE = 'here-';

export interface Request {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** What makes it safe to repeat. */
  key: string | null;
  language: string;
}

export type ToDesk =
  | { kind: 'start'; base: string; name: string; language: string }
  | { kind: 'ask'; ticket: number; request: Request }
  | { kind: 'open'; channel: string; request: Pick<Request, 'path' | 'query' | 'language'> }
  | { kind: 'tell'; channel: string; message: string }
  | { kind: 'shut'; channel: string };

export interface Answer {
  ticket: number;
  status: number;
  type: string;
  body: string;
  headers: Record<string, string>;
}

/** Why the table cannot begin or go on here. The page has words for each: where there is no Python, nothing else has any. */
export type Fault = 'old' | 'fetch' | 'memory' | 'stopped' | 'other';

export type FromDesk =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'starting' }
  | { kind: 'ready' }
  /** Nothing can be kept here: games last as long as the page. */
  | { kind: 'unkept' }
  | { kind: 'failed'; fault: Fault; why: string }
  | ({ kind: 'reply' } & Answer)
  | { kind: 'opened'; channel: string }
  | { kind: 'push'; channel: string; message: string }
  | { kind: 'end'; channel: string; code: number };

export interface Kept {
  key: string;
  /** Null to delete it. */
  value: string | null;
  /** What the desk has read before; null if there was nothing. */
  seen: number | null;
  revision: number;
}

export interface Job {
  id: string;
  lane: 'now' | 'background';
  /** Seconds. */
  limit: number;
  /** For the thinker, as it is. */
  job: string;
}

/** What a call of the desk has led to, in the order in which it is to be done. */
export interface Outcome {
  need: string[];
  store: Kept[];
  replies: Answer[];
  push: { channel: string; message: string }[];
  end: { channel: string; code: number }[];
  think: Job[];
  drop: string[];
}
