/** What the others did since the reader's last turn, when the next one begins: one cell per rival, and where to look. */
import type { GameUi, Recalled } from '../games/board';
import type { LogEntry, Move, Position } from '../lib/api';
import { settings } from '../lib/settings.svelte';

export interface Cell {
  seat: number;
  /** Counted from 1, in the order in which they moved. */
  number: number;
  /** What they answered; `shown` of it is what the board shows too, or all of it. */
  moves: Move[];
  shown: Move[];
  /** What the log tells of it, if the game tells it that way. */
  told: { line: LogEntry; recalled: Recalled }[];
  /** The first line of it. */
  seq: number;
  /** By how many points the score has changed, if that is known. */
  gain: number;
  /** The tokens of the places that changed; none if only the rival's own things did. */
  tokens: string[];
}

export interface RecapSource {
  position: Position | null;
  events: readonly LogEntry[];
  ui: GameUi | null;
  /** Whether the reader looks at the game as it is now. */
  active: boolean;
  /** The totals of all seats when the reader had last moved, if that was seen. */
  totals: readonly number[] | null;
}

export class Recap {
  /** The cell that is looked at. */
  at = $state(0);
  #closed = $state<number | null>(null);
  #source: () => RecapSource;

  constructor(source: () => RecapSource) {
    this.#source = source;
  }

  #all = $derived.by(() => cellsOf(this.#source()));
  cells: readonly Cell[] = $derived.by(() => {
    const { position, active } = this.#source();
    return active && settings.recap && position && position.seq !== this.#closed ? this.#all : [];
  });
  open = $derived.by(() => this.cells.length > 0);
  current = $derived.by(() => this.cells[Math.min(this.at, this.cells.length - 1)]);
  /** The tokens of all places that changed. */
  tokens: readonly string[] = $derived.by(() => this.cells.flatMap((cell) => cell.tokens));

  /** The next or previous cell; from the last one on to the first. */
  step(by: number): void {
    const n = this.cells.length;
    if (n) this.at = (this.at + by + n) % n;
  }
  go(index: number): void {
    this.at = index;
  }
  /** Enough of it until the next turn. */
  close(): void {
    this.#closed = this.#source().position?.seq ?? null;
    this.at = 0;
  }
}

function cellsOf({ position, events, ui, totals }: RecapSource): Cell[] {
  const cells = new Map<number, Cell>();
  for (const move of position?.recap ?? []) {
    const { seat, seq } = move;
    const number = cells.size + 1;
    const cell = cells.get(seat) ?? { seat, number, moves: [], shown: [], told: [], seq, gain: 0, tokens: [] };
    cell.moves.push(move);
    const where = ui?.where ? ui.where(move.token) : move.token;
    if (where !== null) cell.shown.push(move);
    if (where !== null && !cell.tokens.includes(where)) cell.tokens.push(where);
    cells.set(seat, cell);
  }
  for (const cell of cells.values()) {
    if (!cell.shown.length) cell.shown = cell.moves;
    for (const line of ui?.recall ? events : []) {
      const recalled = line.seat === cell.seat && line.seq >= cell.seq && ui?.recall?.(line);
      if (recalled) cell.told.push({ line, recalled });
    }
    const score = position?.scores[cell.seat];
    const before = totals?.[cell.seat];
    if (score && before !== undefined) cell.gain = score.total - before;
  }
  return [...cells.values()];
}
