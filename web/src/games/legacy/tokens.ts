/** Which answers belong to which place of the board. Unknown ones are ignored, so a place names all it could mean. */
import type { Offers } from '../board';
import type { Space } from './model';

/** A friend in hand: married, promised, found, wed without a pawn; given away, discarded or exchanged. */
export const handTokens = (friend: string): string[] => [
  `marry:${friend}`,
  `arrange:${friend}`,
  `find:${friend}`,
  `free:${friend}`,
  friend,
];
export const rowTokens = (friend: string): string[] => [friend];
export const personTokens = (number: number): string[] => [`person:${number}`];
/** A space of the main board: with a pawn of one's own, or an extra one. */
export const spaceTokens = (space: Space): string[] => [space, `extra:${space}`];
export const missionTokens = (mission: string): string[] => [`fulfil:${mission}`, mission];

/** What is done on a player's own board without a card. */
export const OWN_ACTIONS = ['children', 'money', 'socialize'] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];
export const ownTokens = (action: OwnAction): string[] =>
  action === 'children' ? ['children'] : [1, 2, 3].map((n) => `${action}:${n}`);

/** Questions that are asked on a sheet over the tree; all others have their places. */
const SHEETS: ReadonlySet<string> = new Set([
  'ChooseSide',
  'ChooseSelf',
  'Mulligan',
  'NameSex',
  'KeepChild',
  'Complication',
  'KeepMission',
  'FulfilNow',
  'AskForMoney',
  'GoldOrHonour',
  'WhoGives',
  'ChooseGoal',
  'Source',
]);
export const onSheet = (offers: Offers): boolean =>
  offers.mine && offers.kind !== null && SHEETS.has(offers.kind) && offers.options.size > 0;

/** What a new mission wants and brings has to be read before it is kept. */
export const keepsMission = (offers: Offers): boolean => onSheet(offers) && offers.kind === 'KeepMission';

/** Answers that end something: they stand with the actions of the player's own board. */
export const ENDS = ['pass', 'done'] as const;

/** The part of the phone's board where a token is answered. */
export type Part = 'tree' | 'hand' | 'row' | 'court' | 'missions';
export function partOf(token: string, offers: Offers, row: readonly string[], hand: readonly string[]): Part | null {
  const [kind = '', what = ''] = token.split(':');
  if (onSheet(offers)) return keepsMission(offers) || kind === 'fulfil' ? 'missions' : null;
  if (kind === 'person') return 'tree';
  if (kind === 'fulfil') return 'missions';
  if (['marry', 'arrange', 'find', 'free'].includes(kind)) return 'hand';
  if (!what && row.includes(token)) return 'row';
  if (!what && hand.includes(token)) return 'hand';
  if (kind === 'pass' || kind === 'done') return null;
  return 'court';
}

/** Whether a question is about people of the reader's own tree. */
export const asksForPerson = (offers: Offers): boolean =>
  offers.mine && [...offers.options.keys()].some((token) => token.startsWith('person:'));
