/**
 * An answer in symbols: "Train ① Smithy ⌛3" instead of a sentence. Everything comes from the label that the server
 * sends, so the numbers are those of the match. Answers that are short in words anyway are left to their label.
 */
import { roman } from '../../kit/roman';
import type { OptionWords } from '../../lib/api';
import type { Arg, Message } from '../../lib/words';
import { CITIES } from './model';
import { placeIcon } from './places';
import { SIGNS } from './symbols';

export type Part =
  | { kind: 'words'; message: Message }
  /** A member of this generation. */
  | { kind: 'member'; generation: number }
  | { kind: 'icon'; icon: string }
  /** A counted thing with a symbol; `message` says it in words. */
  | { kind: 'amount'; key: string; n: number; message: Message }
  | { kind: 'arrow' }
  | { kind: 'or' };

const amount = (message: Message): Part => {
  const n = message.args?.['n'];
  if (message.key in SIGNS) return { kind: 'amount', key: message.key, n: typeof n === 'number' ? n : 1, message };
  if (message.key === 'village-next-first-player') return { kind: 'icon', icon: 'crown' };
  return { kind: 'words', message };
};

/** A price or a gain; "a and b" is taken apart, nothing is nothing. */
function amounts(value: Arg | undefined): Part[] {
  if (value === undefined || typeof value !== 'object') return [];
  return (Array.isArray(value) ? value : [value]).flatMap((message): Part[] => {
    if (message.key === 'village-nothing') return [];
    if (message.key === 'village-and')
      return [...amounts(message.args?.['first']), ...amounts(message.args?.['second'])];
    return [amount(message)];
  });
}

/** Where to: cities by their name, chambers and windows by their number, everything else by its symbol. */
const place = (value: Arg | undefined): Part[] => {
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  const name = value.key.replace('village-place-', '');
  if ((CITIES as readonly string[]).includes(name)) return [{ kind: 'words', message: value }];
  if (name.startsWith('chronicle_')) return [{ kind: 'icon', icon: 'chronicle' }];
  const number = /^(?:chamber|window)_(\d)$/.exec(name)?.[1];
  const icon: Part = { kind: 'icon', icon: placeIcon(name) };
  return number
    ? [icon, { kind: 'words', message: { key: 'literal', args: { text: roman(Number(number)) } } }]
    : [icon];
};

const verb = (kind: string): Part => ({ kind: 'words', message: { key: `web-village-group-${kind}` } });

const to = (parts: Part[]): Part[] => (parts.length ? [{ kind: 'arrow' }, ...parts] : []);

/** The answer in symbols, or null where its own words are best. */
export function describeOption(option: OptionWords): Part[] | null {
  const [kind = ''] = option.token.split(':');
  const args = option.label.args as Record<string, Arg>;
  const generation = args['generation'];
  const member: Part[] = typeof generation === 'number' ? [{ kind: 'member', generation }] : [];
  switch (kind) {
    case 'take':
      return [...amounts(args['what']), ...amounts(args['time'])];
    case 'train':
      return [verb(kind), ...member, ...place(args['place']), ...amounts(args['time'])];
    case 'make':
      return [verb(kind), ...amounts(args['what']), ...amounts(args['time'])];
    case 'buy':
      return [...amounts(args['price']), ...to(amounts(args['what']))];
    case 'mill':
      return [{ kind: 'icon', icon: 'mill' }, ...amounts(args['price']), ...to(amounts(args['what']))];
    case 'serve': {
      const customer = args['customer'];
      if (typeof customer !== 'object' || Array.isArray(customer)) return null;
      const points = customer.args?.['points'];
      const gain: Part[] =
        typeof points === 'number' ? [amount({ key: 'village-n-prestige', args: { n: points } })] : [];
      return [...amounts(customer.args?.['asks']), ...to(gain)];
    }
    case 'send':
    case 'move':
      return [...member, ...to(place(args['to'])), ...amounts(args['price']), ...to(amounts(args['what']))];
    case 'enter':
    case 'climb':
      return [
        ...member,
        ...to(place(args['to'])),
        ...amounts(args['time']),
        ...amounts(args['cubes']),
        { kind: 'or' },
        ...amounts(args['goods']),
      ];
    case 'privilege':
      return [...place(args['place']), ...to(amounts(args['what']))];
    case 'devote':
      return [
        ...member,
        { kind: 'arrow' },
        { kind: 'icon', icon: 'bag' },
        ...amounts(args['cubes']),
        { kind: 'or' },
        ...amounts(args['time']),
      ];
    case 'buy-out':
      return [{ kind: 'icon', icon: 'bag' }, { kind: 'arrow' }, ...member, ...amounts(args['price'])];
    case 'step':
      return [...member, { kind: 'arrow' }, ...place(args['to']), ...amounts(args['price'])];
    case 'recall':
      return [verb(kind), ...member, ...place(args['place'])];
    case 'dies':
      return [...member, ...place(args['place']), ...to(place(args['to']))];
    case 'harvest':
      return [{ kind: 'icon', icon: 'farm' }, ...to(amounts(args['what']))];
    default:
      return option.label.key === 'village-pay' ? amounts(args['what']) : null;
  }
}
