/** Which answers belong to which place of the board. */
import type { Offers } from '../board';

/** The known answers, possible or refused, that a test lets through. */
export function tokensOf(offers: Offers, test: (kind: string, parts: readonly string[]) => boolean): string[] {
  const found: string[] = [];
  for (const map of [offers.options, offers.refused])
    for (const token of map.keys()) {
      const [kind = '', ...parts] = token.split(':');
      if (test(kind, parts)) found.push(token);
    }
  return found;
}

/** A space: picked first (`to:`), for the member that was picked, or for a card by an effect. */
export const spaceTokens = (space: string): string[] => [`to:${space}`, space];

/** A member: picked first or for the space that was picked; passed if there is no space for it. */
export const memberTokens = (member: string): string[] => [`member:${member}`, `pass:${member}`];

/** A leader: played, copying another perhaps, or activated, for a member perhaps. To discard it is a thing of its own. */
export const leaderTokens = (offers: Offers, id: string): string[] =>
  tokensOf(offers, (kind, [leader]) => leader === id && (kind === 'play' || kind === 'activate'));
export const discardToken = (id: string): string => `discard:${id}`;

/** A card a player has: the exchanges of a production. */
export const cardTokens = (offers: Offers, id: string): string[] =>
  tokensOf(offers, (kind, [card]) => kind === 'use' && card === id);

/** Whether one of the answers is given in one of these areas of the board. */
export const isIn = (tokens: Iterable<string>, areas: readonly string[]): boolean =>
  [...tokens].some((token) => areas.includes((token.startsWith('to:') ? token.slice(3) : token).split(':')[0] ?? ''));

/** The answers of a family with what they name, possible or refused. */
export function picksOf(offers: Offers, kind: string): { token: string; id: string }[] {
  return tokensOf(offers, (found) => found === kind).map((token) => ({ token, id: token.slice(kind.length + 1) }));
}
