/** How the reader likes to play each game against bots: the number of seats and the options. Kept in this browser. */
import type { GameInfo, MakeTable, OptionInfo, PaceInfo } from './api';

/** The numbers of a new table; `usual` until it is known whether the reader's box is to be used. */
export type NumbersWish =
  | { kind: 'usual' | 'standard' | 'mine' }
  | { kind: 'shared'; code: string }
  | { kind: 'file'; name: string; text: string };

/** What the server is told about them. */
export function numbersOf(wish: NumbersWish): Pick<MakeTable, 'box' | 'components'> {
  if (wish.kind === 'mine') return { box: 'mine' };
  if (wish.kind === 'shared') return { box: wish.code || null };
  return { components: (wish.kind === 'file' && wish.text) || null };
}

interface Choice {
  seats?: number;
  /** Numbers other than those of a file: it is not kept. */
  numbers?: Exclude<NumbersWish, { kind: 'file' }>;
  /** The options that were chosen, by key; all others have their first value. */
  options?: Record<string, string>;
}

const STORE = 'armorial.play';
const USUAL_SEATS = 3;

/** How to play alone is asked only of those who do. */
export function askedOptions(info: GameInfo | undefined, seats: number): OptionInfo[] {
  return (info?.options ?? []).filter(({ key }) => key !== 'solo' || seats === 1);
}

class Choices {
  #chosen = $state<Record<string, Choice>>(stored(STORE, {}));

  seats(info: GameInfo): number {
    const wanted = this.#chosen[info.game]?.seats;
    if (wanted !== undefined && info.seat_counts.includes(wanted)) return wanted;
    return info.seat_counts.includes(USUAL_SEATS) ? USUAL_SEATS : (info.seat_counts[0] ?? USUAL_SEATS);
  }

  /** The value of every option that matters with this number of seats. */
  options(info: GameInfo): Record<string, string> {
    const wanted = this.#chosen[info.game]?.options ?? {};
    return Object.fromEntries(
      askedOptions(info, this.seats(info)).map(({ key, values }) => {
        const value = wanted[key] ?? '';
        return [key, values.includes(value) ? value : (values[0] ?? '')];
      }),
    );
  }

  numbers(game: string): NumbersWish {
    return this.#chosen[game]?.numbers ?? { kind: 'usual' };
  }

  /** The options that are not as usual. */
  unusual(info: GameInfo): [string, string][] {
    return Object.entries(this.options(info)).filter(
      ([key, value]) => info.options.find((option) => option.key === key)?.values[0] !== value,
    );
  }

  set(game: string, change: Choice): void {
    const before = this.#chosen[game];
    this.#chosen[game] = { ...before, ...change, options: { ...before?.options, ...change.options } };
    keep(STORE, this.#chosen);
  }
}

export const choices = new Choices();

type Absence = NonNullable<MakeTable['absence']>;
/** How somebody wants every new table to be offered. */
export interface UsualTable {
  game: string;
  seats: number;
  others: string[];
  visibility: NonNullable<MakeTable['visibility']>;
  confirm: boolean;
  resign: NonNullable<MakeTable['resign']>;
  /** By game and key. */
  options: Record<string, string>;
  pace: PaceInfo;
  absence: Absence;
  rated: boolean;
  rounds: number;
}
const USUAL = 'armorial.usual';
const HABITS = 'armorial.pace';
/** What is offered first of each kind. */
export const USUAL_PACES: Readonly<Record<PaceInfo['kind'], PaceInfo>> = {
  live: { kind: 'live', bank: 600, increment: 20, days: 0 },
  days: { kind: 'days', bank: 0, increment: 0, days: 3 },
  none: { kind: 'none', bank: 0, increment: 0, days: 0 },
};

/** How the reader made their last table, or what they have saved as usual: the next one is offered the same way. */
export const tableHabits = {
  get usual(): Partial<UsualTable> | null {
    return stored<UsualTable | null>(USUAL, null);
  },
  save(usual: UsualTable): void {
    keep(USUAL, usual);
  },
  get pace(): PaceInfo {
    return habits().pace ?? USUAL_PACES.none;
  },
  get absence(): Absence {
    return habits().absence ?? 'bot';
  },
  keep(pace: PaceInfo, absence: Absence): void {
    keep(HABITS, { pace, absence });
  },
};

function habits(): { pace?: PaceInfo; absence?: Absence } {
  return stored(HABITS, {});
}

function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* private windows may have no store: it holds until the page is closed */
  }
}
