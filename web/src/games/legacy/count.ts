/** The count at the end: what is counted one after the other, and what everybody has by then. */
import type { LegacyCountView, LogEntry } from '../../lib/api';
import type { Legacy } from './model';

export type Line = LegacyCountView;

/** The rows of the table, in the order they are counted; the two minor goals are one. */
const ROWS: readonly (readonly [string, readonly string[]])[] = [
  ['play', ['play']],
  ['prestige', ['prestige']],
  ['children', ['children']],
  ['patron', ['patron']],
  ['goals', ['goal_1', 'goal_2']],
  ['kin', ['kin']],
  ['strangers', ['strangers']],
  ['risen', ['risen']],
  ['fallen', ['fallen']],
  ['hints', ['hints']],
];
/** These are turned up player by player, the others for all at once. */
const ONE_BY_ONE: ReadonlySet<string> = new Set(['patron', 'goals']);
/** How long a step is looked at. */
const PAUSE = { all: 750, one: 1100 };

export interface Step {
  row: string;
  /** The seats whose number appears with it. */
  seats: readonly number[];
  pause: number;
}
export interface Row {
  row: string;
  /** What it brings, by seat; null for a player who no longer has anything of the kind. */
  honour: readonly (number | null)[];
  counted: readonly (readonly number[])[];
}

/**
 * The honour that prestige brought at the end of each generation, by seat, as the log has it: the game itself keeps
 * the sum only. Nothing where the log does not lead to that sum, as in a copy of a position, which has no past.
 */
export function prestigeOf(view: Legacy, events: readonly LogEntry[]): readonly (readonly number[])[] {
  const found = view.players.map(() => [0]);
  const gone = new Set<number>();
  for (const { key, args } of events) {
    const seat = amountIn(args, 'who');
    const own = found[seat];
    if (key === 'legacy-did-die-out') gone.add(seat);
    if (key === 'legacy-did-prestige' && own) own[own.length - 1] = amountIn(args, 'what');
    if (key === 'legacy-did-generation' && Number(args['n']) > 1)
      found.forEach((parts, each) => gone.has(each) || parts.push(0));
  }
  return found.map((parts, seat) => {
    const told = view.players[seat]?.count.find((line) => line.source === 'prestige')?.honour;
    return parts.some(Boolean) && parts.reduce((sum, n) => sum + n, 0) === told ? parts : [];
  });
}
/** The number in a message that an event is told with; honour that is lost stands in a message with its sign. */
function amountIn(args: LogEntry['args'], what: string): number {
  const message = args[what];
  if (typeof message !== 'object' || message === null || !('key' in message)) return -1;
  if (message.key === 'legacy-minus') return -amountIn(message.args ?? {}, 'what');
  return Number(message.args?.['n'] ?? -1);
}

export function rowsOf(view: Legacy): Row[] {
  return ROWS.flatMap(([row, sources]) => {
    const lines = view.players.map((player) => player.count.filter((line) => sources.includes(line.source)));
    if (lines.every((each) => !each.length)) return [];
    return [
      {
        row,
        honour: lines.map((each) => (each.length ? each.reduce((sum, line) => sum + line.honour, 0) : null)),
        counted: lines.map((each) => each.flatMap((line) => line.counted)),
      },
    ];
  });
}

export function stepsOf(view: Legacy): Step[] {
  const all = view.players.map((_, seat) => seat);
  return rowsOf(view).flatMap(({ row, honour }): Step[] => {
    const seats = all.filter((seat) => honour[seat] !== null);
    if (!ONE_BY_ONE.has(row)) return [{ row, seats, pause: PAUSE.all }];
    return seats.map((seat) => ({ row, seats: [seat], pause: PAUSE.one }));
  });
}

/** Whether a number has appeared after that many steps. */
export const isShown = (steps: readonly Step[], done: number, row: string, seat: number): boolean =>
  steps.slice(0, done).some((step) => step.row === row && step.seats.includes(seat));

/** What everybody has after that many steps. */
export function totalsAfter(view: Legacy, steps: readonly Step[], done: number): number[] {
  const rows = rowsOf(view);
  return view.players.map((_, seat) =>
    rows.reduce((sum, row) => sum + (isShown(steps, done, row.row, seat) ? (row.honour[seat] ?? 0) : 0), 0),
  );
}

/** Who leads: the most honour among the families that have not died out. */
export function leaders(view: Legacy, totals: readonly number[]): number[] {
  const alive = view.players.flatMap((player, seat) => (player.out ? [] : [seat]));
  const most = Math.max(...alive.map((seat) => totals[seat] ?? 0));
  return alive.filter((seat) => totals[seat] === most);
}
