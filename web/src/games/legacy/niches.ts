/** Where a friend who is being laid could stand: a place beside everybody who may be married now, and one below it for
 * the child of that wedding. */
import type { Match, With } from './courtship.svelte';
import type { Person } from './model';
import { numbers } from './printed';

export interface Niched {
  tree: Person[];
  /** The numbers of those who are not there yet, with what the wedding would be: friends, and children to come. */
  niches: ReadonlyMap<number, With>;
}

/** The tree with a niche beside every possible partner of a friend. */
export function withNiches(tree: readonly Person[], match: Match | undefined): Niched {
  const niches = new Map<number, With>();
  if (!match || match.how === 'find') return { tree: [...tree], niches };
  const grown = [...tree];
  const card = numbers().friends[match.friend];
  for (const partner of match.partners) {
    const other = grown[partner.person];
    if (!other || other.partner !== null) continue;
    const number = grown.length;
    grown[partner.person] = { ...other, partner: number };
    const nothing = { title: null, contribution: null, mansion: false, venture: false };
    grown.push({
      ...other,
      ...nothing,
      number,
      kind: 'friend',
      card: match.friend,
      name: `legacy-friend-${match.friend}`,
      epithet: null,
      sex: card?.sex ?? (other.sex === 'male' ? 'female' : 'male'),
      nation: card?.nation ?? null,
      profession: card?.profession ?? null,
      status: partner.promise ? 'promised' : 'adult',
      partner: partner.person,
      father: null,
      mother: null,
    });
    niches.set(number, partner);
    if (partner.promise || !partner.children) continue;
    niches.set(grown.length, partner);
    grown.push({
      ...other,
      ...nothing,
      number: grown.length,
      kind: 'child',
      card: null,
      epithet: null,
      nation: null,
      profession: null,
      status: 'child',
      generation: other.generation + 1,
      partner: null,
      father: partner.person,
      mother: number,
    });
  }
  return { tree: grown, niches };
}
