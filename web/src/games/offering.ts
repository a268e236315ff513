/** For tests: offers of these answers, which only say what may be answered and what not. */
import type { Message } from '../lib/words';
import type { Offers } from './board';

/** The answers, or what each is called; otherwise it is called like its token. */
type Said = readonly string[] | Readonly<Record<string, Message>>;

const isList = (said: Said): said is readonly string[] => Array.isArray(said);

export function offering(options: Said, refused: readonly string[] = [], kind: string | null = null): Offers {
  const named = isList(options) ? Object.fromEntries(options.map((token) => [token, { key: token }])) : options;
  const words = (token: string, label: Message) => ({ token, label: { args: {}, text: '', ...label } as never });
  const more = { reason: { key: '', args: {}, text: '' }, rules: [] };
  return {
    kind,
    recalled: [],
    mine: true,
    options: new Map(Object.entries(named).map(([token, label]) => [token, words(token, label)])),
    refused: new Map(refused.map((token) => [token, { ...words(token, { key: token }), ...more }])),
    pointed: null,
    point: () => {},
    lit: () => false,
    state: () => 'plain',
    answer: () => {},
    why: () => {},
    unwhy: () => {},
    press: () => {},
    warning: () => undefined,
    name: (token) => token,
  };
}
