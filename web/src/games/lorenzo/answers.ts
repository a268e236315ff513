/** Answers at a glance: their heading, their symbol, and what they look like on a button. */
import type { OptionWords } from '../../lib/api';
import type { Arg, Message } from '../../lib/words';
import { KINDS, type Kind, type MemberName } from './model';
import { numbers } from './printed';
import { KIND_ICON } from './symbols';

const bare = (token: string): string[] => (token.startsWith('to:') ? token.slice(3) : token).split(':');
const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);
const AREAS: Readonly<Record<string, string>> = {
  harvest: 'grain',
  production: 'cog',
  market: 'market',
  council: 'council',
};
const LEADERS = ['play', 'discard', 'activate'];

/** The heading of an answer: members, a tower, the other spaces, leaders. */
export function groupOf(token: string): Message | null {
  const [kind = ''] = bare(token);
  if (kind === 'member' || kind === 'pass') return { key: 'web-lorenzo-members' };
  if (isKind(kind)) return { key: `lorenzo-board-tower-${kind}` };
  if (kind in AREAS) return { key: 'web-lorenzo-spaces' };
  return LEADERS.includes(kind) ? { key: 'lorenzo-board-leaders' } : null;
}

/** What an answer is about, as a symbol of the sprite. */
export function iconOf(token: string): string | null {
  const [kind = ''] = bare(token);
  if (isKind(kind)) return KIND_ICON[kind];
  if (kind in AREAS) return AREAS[kind] ?? null;
  if (LEADERS.includes(kind) || kind === 'keep') return 'friend';
  const icons: Readonly<Record<string, string>> = {
    servants: 'servant',
    use: 'cog',
    support: 'church',
    refuse: 'faith',
    privilege: 'privilege',
  };
  return icons[kind] ?? null;
}

/** The answer on a button: a member, a card with what is paid first, or null where its own words are best. */
export type Face =
  | { face: 'member'; member: MemberName; value: number | undefined; passes: boolean }
  | { face: 'floor'; value: number; card: Message | null; paid: Message[] }
  | { face: 'space'; icon: string; words: Message; paid: Message[] };

const messages = (arg: Arg | undefined): Message[] => (typeof arg !== 'object' ? [] : Array.isArray(arg) ? arg : [arg]);

export function faceOf(option: OptionWords): Face | null {
  const [kind = '', which = ''] = bare(option.token);
  let { key, args = {} } = option.label as Message;
  if (kind === 'member' || kind === 'pass') {
    const n = args['n'];
    return {
      face: 'member',
      member: which as MemberName,
      value: typeof n === 'number' ? n : undefined,
      passes: kind === 'pass',
    };
  }
  if (key === 'lorenzo-to') ({ key, args = {} } = messages(args['space'])[0] ?? { key });
  const paid = messages(args['what']);
  if (isKind(kind))
    return {
      face: 'floor',
      value: numbers().towers[kind][Number(which) - 1]?.value ?? 0,
      card: messages(args['card'])[0] ?? null,
      paid,
    };
  if (kind in AREAS) {
    const words = messages(args['space'])[0] ?? { key, args };
    return { face: 'space', icon: AREAS[kind] ?? 'council', words, paid };
  }
  return null;
}
