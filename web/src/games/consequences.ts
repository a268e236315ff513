/** What comes of an answer, as the server says it with the answer: the rules have carried it out on a copy. */
import type { OptionWords } from '../lib/api';
import type { Message } from '../lib/words';
import type { Offers } from './board';

/** Whether one of the answers that may be given warns of this (the key of a message). */
export function warnsOf(offers: Offers, tokens: string | readonly string[], key: string): boolean {
  const list = typeof tokens === 'string' ? [tokens] : tokens;
  return list.some((token) => offers.options.get(token)?.warnings?.some((warning) => warning.key === key));
}

export interface Change {
  /** The message that counts the thing. */
  key: string;
  /** More than 0 for what is gained, less for what is paid. */
  n: number;
}

const isMessage = (arg: unknown): arg is Message => typeof arg === 'object' && arg !== null && 'key' in arg;

/** Whether a message tells this amount, itself or in its arguments. */
function tells(arg: unknown, { key, n }: Change): boolean {
  if (Array.isArray(arg)) return arg.some((part) => tells(part, { key, n }));
  if (!isMessage(arg)) return false;
  if (arg.key === key && arg.args?.['n'] === Math.abs(n)) return true;
  return Object.values(arg.args ?? {}).some((inner) => tells(inner, { key, n }));
}

/** What an answer changes and its own words do not tell already. */
export function unsaid(option: OptionWords): Change[] {
  const changes = Object.entries(option.changes ?? {}).map(([key, n]) => ({ key, n }));
  return changes.filter((change) => !tells(option.label, change));
}
