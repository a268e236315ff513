/** Answers at a glance: their symbol and their heading. */
import type { Signs } from '../../kit/symbols';
import type { Message } from '../../lib/words';

const ICONS: Readonly<Record<string, string>> = {
  marry: 'ring',
  free: 'ring',
  arrange: 'scroll',
  find: 'help',
  children: 'cradle',
  money: 'coin',
  socialize: 'friend',
  title: 'banner',
  contribution: 'council',
  doctor: 'doctor',
  mansion: 'mansion',
  venture: 'ship',
  mission: 'mission',
  fulfil: 'check',
  pass: 'bag',
  done: 'check',
  keep: 'check',
  mulligan: 'undo',
  any: 'cradle',
  son: 'cradle',
  daughter: 'cradle',
  child: 'cradle',
  mother: 'grave',
  gold: 'coin',
  honour: 'laurel',
  goal: 'laurel',
};

export function iconOf(token: string): string | null {
  const [kind = '', what = ''] = token.split(':');
  return ICONS[kind === 'extra' ? what : kind] ?? null;
}

/** The heading of an answer in the list. */
export function groupOf(token: string): Message | null {
  const [kind = '', what = ''] = token.split(':');
  switch (kind) {
    case 'marry':
    case 'free':
      return { key: 'web-legacy-marry' };
    case 'arrange':
      return { key: 'web-legacy-arrange' };
    case 'find':
      return { key: 'web-legacy-find' };
    case 'money':
    case 'socialize':
      return what ? { key: `web-legacy-${kind}` } : null;
    case 'children':
      return { key: 'web-legacy-own-board' };
    case 'title':
    case 'contribution':
    case 'doctor':
    case 'mansion':
    case 'venture':
    case 'mission':
    case 'extra':
      return { key: 'web-legacy-main-board' };
    case 'fulfil':
      return { key: 'legacy-board-missions' };
    default:
      return null;
  }
}

/** Counted things in answers and the log. */
export const SIGNS: Signs = {
  'legacy-n-gold': { icon: 'coin', tint: 'i-gold' },
  'legacy-n-honour': { icon: 'laurel', tint: 'i-gold' },
  'legacy-n-prestige': { icon: 'crown', tint: 'i-gold' },
  'legacy-n-income': { icon: 'income' },
  'legacy-n-friends': { icon: 'friend' },
};

export const SCORE_ICONS: Readonly<Record<string, string>> = {
  play: 'laurel',
  prestige: 'crown',
  children: 'cradle',
  patron: 'eye',
  goals: 'check',
  tree: 'ring',
};
