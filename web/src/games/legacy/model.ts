/** What the board shows: the view of the rules, what is printed, and small questions to them. */
import type { LegacyPersonView, LegacyPlayerView, LegacyView } from '../../lib/api';
import type { Message } from '../../lib/words';

export type Legacy = LegacyView;
export type Person = LegacyPersonView;
export type Family = LegacyPlayerView;

type Numbers = Readonly<Partial<Record<string, number>>>;

export interface PrintedFriend {
  sex: string;
  nation: string;
  profession: string | null;
  /** The dowry, or the price of the wedding below zero. */
  gold: number;
  income: number;
  friends: number;
  prestige: number;
  does: readonly Message[];
  needs: readonly Message[];
  unsure: readonly string[];
}
export interface PrintedCard {
  generation: number;
  price: Numbers;
  benefit: Numbers;
  unsure: readonly string[];
}
export interface PrintedAction {
  benefit?: Numbers;
  children?: number;
}
export interface Printed {
  friends: Readonly<Record<string, PrintedFriend>>;
  children: Readonly<Record<string, { sex: string; does: readonly Message[]; unsure: readonly string[] }>>;
  title: Readonly<Record<string, PrintedCard>>;
  contribution: Readonly<Record<string, PrintedCard>>;
  actions: Readonly<Record<string, PrintedAction>>;
  missions: Readonly<
    Record<string, { needs: readonly Message[]; brings: readonly Message[]; unsure: readonly string[] }>
  >;
  patrons: Readonly<
    Record<
      string,
      {
        honour: number;
        needs: readonly Message[];
        goals: readonly Message[];
        minor: readonly { what: string; each: number; honour: number }[];
        unsure: readonly string[];
      }
    >
  >;
  heads: Readonly<Record<string, { unsure: readonly string[] }>>;
  hints: Readonly<Record<string, { says: Message; unsure: readonly string[] }>>;
}

/** The six actions of the main board, with the colour of the extra pawn that may take them. */
export const SPACES = ['title', 'contribution', 'doctor', 'mansion', 'venture', 'mission'] as const;
export type Space = (typeof SPACES)[number];
export const PAWN_OF: Readonly<Record<Space, string>> = {
  title: 'yellow',
  contribution: 'yellow',
  doctor: 'blue',
  mansion: 'green',
  venture: 'orange',
  mission: 'red',
};
export const PAWNS = ['yellow', 'blue', 'green', 'orange', 'red'] as const;
/** What an extra pawn is for, as a symbol: colour is never alone. */
export const PAWN_ICON: Readonly<Record<string, string>> = {
  yellow: 'banner',
  blue: 'doctor',
  green: 'mansion',
  orange: 'ship',
  red: 'mission',
};

/** Where somebody comes from, in two letters. */
export const NATION: Readonly<Record<string, string>> = {
  american: 'US',
  french: 'FR',
  british: 'GB',
  italian: 'IT',
  spanish: 'ES',
  polish: 'PL',
  prussian: 'PR',
  russian: 'RU',
  turkish: 'TR',
  dutch: 'NL',
};
export const PROFESSION_ICON: Readonly<Record<string, string>> = {
  artist: 'palette',
  aristocrat: 'fan',
  scientist: 'flask',
  craftsman: 'skill',
  diplomat: 'letter',
};
/** The actions of a player's own board with their symbols. */
export const OWN_ICON = {
  marry: 'ring',
  arrange: 'scroll',
  find: 'help',
  children: 'cradle',
  money: 'coin',
  socialize: 'friend',
} as const;
/** The symbol of what a condition counts, by the name the view has it under; nations are written in two letters. */
export const NEED_ICON: Readonly<Record<string, string>> = {
  ...PROFESSION_ICON,
  gold: 'coin',
  income: 'income',
  prestige: 'crown',
  hand: 'friend',
  missions: 'mission',
  nationalities: 'globe',
  titles: 'banner',
  mansions: 'mansion',
  born_in_one_generation: 'cradle',
  born_in_generation_3: 'cradle',
};
/** What a condition asks for: `legacy-need-artist` with its number. */
export interface Need {
  what: string;
  n: number;
}
export function needOf({ key, args }: Message): Need {
  return { what: key.replace('legacy-need-', ''), n: Number(args?.['n'] ?? 0) };
}
export const HOLDING_ICON = { title: 'banner', contribution: 'council', mansion: 'mansion', venture: 'ship' } as const;

/** The name of somebody of a tree, as a message. */
export const nameOf = (person: Person): Message => ({ key: person.name });

/** Born into the family, not married into it. */
export function isBlood(person: Person): boolean {
  return person.kind === 'head' || person.father !== null || person.mother !== null;
}

/** What lies with somebody. */
export function holdings(person: Person): { kind: keyof typeof HOLDING_ICON; name: Message }[] {
  return [
    ...(person.title ? [{ kind: 'title' as const, name: { key: `legacy-title-${person.title}` } }] : []),
    ...(person.contribution
      ? [{ kind: 'contribution' as const, name: { key: `legacy-contribution-${person.contribution}` } }]
      : []),
    ...(person.mansion ? [{ kind: 'mansion' as const, name: { key: 'legacy-holding-mansion' } }] : []),
    ...(person.venture ? [{ kind: 'venture' as const, name: { key: 'legacy-holding-venture' } }] : []),
  ];
}

/** What has become of somebody, in words. */
export function stateOf(person: Person): Message | null {
  if (person.status === 'lost') return { key: 'web-legacy-state-lost' };
  if (person.status === 'promised') return { key: 'legacy-board-promised' };
  if (person.status === 'child') return { key: 'legacy-board-child' };
  return person.widowed ? { key: 'legacy-board-widowed' } : null;
}

/** How many belong to the family, and what it has. */
export function summary(family: Family): { people: number; couples: number; children: number; nations: number } {
  const living = family.tree.filter((each) => each.status !== 'lost');
  return {
    people: living.length,
    couples: living.filter(
      (each) =>
        each.status === 'adult' &&
        each.partner !== null &&
        each.number < each.partner &&
        family.tree[each.partner]?.status === 'adult',
    ).length,
    children: living.filter((each) => each.status === 'child').length,
    nations: Object.values(family.nations).filter((n) => n > 0).length,
  };
}

/** The rounds of the game as marks: gone, now, to come, by generation. */
export function rounds(view: Legacy): ('gone' | 'now' | 'ahead')[][] {
  let n = 0;
  return view.rounds.map((count) =>
    Array.from({ length: count }, () => {
      n += 1;
      return view.over || n < view.round ? 'gone' : n === view.round ? 'now' : 'ahead';
    }),
  );
}

/** The symbols of what is paid and gained. */
export const SIGN: Readonly<Record<string, { icon: string; tint: string; words: string }>> = {
  gold: { icon: 'coin', tint: 'i-gold', words: 'legacy-n-gold' },
  income: { icon: 'income', tint: '', words: 'legacy-n-income' },
  prestige: { icon: 'crown', tint: 'i-gold', words: 'legacy-n-prestige' },
  honour: { icon: 'laurel', tint: 'i-gold', words: 'legacy-n-honour' },
  friends: { icon: 'friend', tint: '', words: 'legacy-n-friends' },
  take_friends: { icon: 'friend', tint: '', words: 'legacy-n-friends' },
};
