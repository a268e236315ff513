/** Effects of cards as symbols: amounts, pawns and the simple forms of the rest. What has no symbols is said briefly. */
import type { Message } from '../../lib/words';
import { PROFESSION_ICON } from './model';

export type Drawn =
  | { gains: Readonly<Record<string, number>>; signed: boolean }
  | { pawn: string }
  | { icon: string }
  | { text: string }
  | { words: Message };

const AMOUNT = /^legacy-n-(gold|honour|prestige|income|friends)$/;

/** `legacy-n-gold`, by itself or in `legacy-minus`, as what is gained. */
function amount({ key, args }: Message): Readonly<Record<string, number>> | null {
  const inner = args?.['what'];
  if (key === 'legacy-minus') return typeof inner === 'object' && 'key' in inner ? negative(amount(inner) ?? {}) : null;
  const [, what] = AMOUNT.exec(key) ?? [];
  return what ? { [what]: Number(args?.['n'] ?? 0) } : null;
}
const number = ({ args }: Message) => Number(args?.['n'] ?? 0);
const negative = (gains: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(gains).map(([what, n]) => [what, -Math.abs(n)]));

/** The amounts in the arguments of a message, each as what others lose. */
function losses({ args = {} }: Message): Drawn[] {
  return Object.values(args).flatMap((arg, i) => {
    const gains = typeof arg === 'object' && !Array.isArray(arg) ? amount(arg) : null;
    if (!gains) return [];
    return [...(i ? [{ text: '/' }] : []), { gains: negative(gains), signed: true }];
  });
}

export function drawn(message: Message): Drawn[] {
  const { key, args } = message;
  const gains = amount(message);
  if (gains) return [{ gains, signed: true }];
  const name = key.replace(/^legacy-/, '');
  const brief = { key: `web-legacy-brief-${name}`, args: args ?? {} };
  const [, colour] = /^pawn-(\w+)$/.exec(name) ?? [];
  if (colour) return [{ pawn: colour }];
  const [, profession] = /^counts-as-(\w+)$/.exec(name) ?? [];
  if (profession) return [{ text: '=' }, { icon: PROFESSION_ICON[profession] ?? 'help' }];
  if (name === 'each-titled-other') return [{ icon: 'users' }, { icon: 'banner' }, ...losses(message)];
  if (/^each-other(-gives|-discards|-or)?$/.test(name))
    return [{ icon: 'users' }, ...losses(message), ...(name === 'each-other-gives' ? [{ text: '›' }] : [])];
  if (name === 'couple-children-shown') return [{ icon: 'cradle' }, { text: `1/${number(message)}` }];
  if (name === 'couple-wedding-children') return [{ icon: 'cradle' }, { text: `×${number(message)}` }];
  if (name === 'couple-child-limit') return [{ icon: 'cradle' }, { text: `≤ ${number(message)}` }];
  if (name === 'lasting-mansion_gold_off')
    return [{ icon: 'ever' }, { icon: 'mansion' }, { gains: { gold: -number(message) }, signed: true }];
  if (name.startsWith('lasting-')) return [{ icon: 'ever' }, { words: brief }];
  if (name === 'one-gives') return [{ icon: 'friend' }, ...losses(message), { text: '›' }];
  return [{ words: brief }];
}
