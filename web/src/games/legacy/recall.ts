/** What a family did, at a glance: a symbol and the names of those it is about. */
import type { Message } from '../../lib/words';
import type { Recalled } from '../board';

/** The lines of the log that a rival's turn is told by, with the arguments that are named. */
const TOLD: Readonly<Record<string, readonly [icon: string, ...names: string[]]>> = {
  marry: ['ring', 'friend', 'partner'],
  wed: ['ring', 'friend', 'partner'],
  promise: ['scroll', 'friend', 'partner'],
  'bear-son': ['cradle', 'child'],
  'bear-daughter': ['cradle', 'child'],
  'acquire-title': ['banner', 'what'],
  'acquire-contribution': ['council', 'what'],
  'lay-mansion': ['mansion', 'person'],
  'lay-venture': ['ship', 'person'],
  'hide-mission': ['mission'],
  fulfil: ['check', 'mission'],
  'ask-for-money': ['coin'],
  socialize: ['friend'],
  'lose-child': ['grave'],
  'lose-child-and-rest': ['grave'],
  'lose-mother': ['grave', 'mother'],
};

export function recallOf({ key, args = {} }: Message): Recalled | null {
  const [icon, ...names] = TOLD[key.replace(/^legacy-did-/, '')] ?? [];
  if (!icon) return null;
  const about = names
    .map((name) => args[name])
    .filter((arg): arg is Message => typeof arg === 'object' && 'key' in arg);
  return { icon, about };
}
