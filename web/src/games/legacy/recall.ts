/** What a family did, at a glance: a symbol and the names of those it is about. */
import { recaller } from '../recall';

export const recallOf = recaller('legacy-did-', {
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
});
