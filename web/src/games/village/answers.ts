/** Answers at a glance: their symbol, their heading, and the warning before the click. */
import type { Message } from '../../lib/words';
import { everybody, isDead, type Village } from './model';
import { placeIcon } from './places';
import { numbers } from './printed';
import { SPACE_ICON } from './symbols';
import { isDeadly } from './tokens';

/** What an answer is about, as a symbol of the sprite. Cubes need none: their label shows them. */
export function iconOf(token: string): string | null {
  const [kind = '', what = '', more = ''] = token.split(':');
  switch (kind) {
    case 'take':
    case 'action':
      return SPACE_ICON[what] ?? null;
    case 'well':
      return 'well';
    case 'train':
      return placeIcon(what);
    case 'make':
    case 'buy':
    case 'good':
      return what;
    case 'mill':
      return 'mill';
    case 'serve':
      return 'market';
    case 'send':
      return 'travel';
    case 'move':
      return more ? 'travel' : null;
    case 'enter':
    case 'climb':
    case 'privilege':
      return 'council';
    case 'devote':
    case 'buy-out':
      return 'bag';
    case 'step':
      return 'church';
    case 'recall':
    case 'dies':
      return placeIcon(what);
    case 'birth':
      return 'cradle';
    case 'harvest':
      return 'grain';
    case 'time':
      return 'hourglass';
    case 'goods':
      return 'scroll';
    case 'coins':
      return 'coin';
    default:
      return null;
  }
}

const GROUPED = ['train', 'make', 'buy', 'send', 'move', 'enter', 'climb', 'privilege', 'recall'];

/** The heading of an answer in the list: the space a cube lies on, or what is done. */
export function groupOf(token: string): Message | null {
  const [kind = '', what = ''] = token.split(':');
  if (kind === 'take') return { key: `village-space-${what}` };
  return GROUPED.includes(kind) ? { key: `web-village-group-${kind}` } : null;
}

/** Whom the bridge would cost: the lowest generation in sight. */
export function warningOf(view: Village, seat: number, token: string): Message | null {
  if (!isDeadly(numbers(), view, seat, token)) return null;
  const visible = everybody(view).filter(
    (person) => person.seat === seat && !isDead(person.place) && person.place !== 'bag' && person.place !== 'unborn',
  );
  if (!visible.length) return { key: 'web-village-warn-nobody' };
  const generation = Math.min(...visible.map((person) => person.generation));
  return { key: 'web-village-warn-dies', args: { generation } };
}
