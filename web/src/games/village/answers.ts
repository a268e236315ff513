/** Answers at a glance: their symbol and their heading. */
import type { Message } from '../../lib/words';
import { placeIcon } from './places';
import { SPACE_ICON } from './symbols';

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
