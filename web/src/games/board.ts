/**
 * What the table page and a game agree on.
 *
 * The table page is the same for every game: it has the question, the list of answers, players, log and chat. A game
 * draws its own board. It lives in `games/<name>/`, and its `index.ts` has a `GameUi` as its default export; the page
 * finds and loads it by the name of the game. Everything in it but `Board` may be left out: the page then uses its own
 * plain parts (`games/plain/`). A game without a folder is playable with the plain board.
 *
 * Legality is never guessed: what is lit and what is shut comes from `offers`, which is the server's question. One
 * token lights the button in the list of answers and the place on the board alike.
 */
import type { Component, Snippet } from 'svelte';
import type { House } from '../kit/houses';
import type { Signs } from '../kit/symbols';
import type { GameView, LogEntry, OptionWords, RefusedOption, SeatInfo, SeatScore } from '../lib/api';
import type { Message } from '../lib/words';

/** A seat at the table: who sits there, under which shield, and how they stand. */
export interface Player extends SeatInfo {
  /** Whether it is to move now. */
  turn: boolean;
  score: SeatScore;
  /** 1 for the winner; null until the end. */
  rank: number | null;
}

/** What may be answered now, and what may not. Both maps are empty when the reader is not asked. */
export interface Offers {
  /** The class of the open question, such as `CraftsAction`; null if there is none or it is secret. */
  readonly kind: string | null;
  /** Whether the reader is asked. */
  readonly mine: boolean;
  /** With what comes of each: `changes` and `warnings` (see `consequences.ts`). */
  readonly options: ReadonlyMap<string, OptionWords>;
  readonly refused: ReadonlyMap<string, RefusedOption>;
  /** What others have answered and the board is to show: their places need these tokens too. */
  readonly recalled: readonly string[];
  /** In a lesson: the answers that lead on. They are lit more than the others. */
  readonly taught?: ReadonlySet<string>;
  /** In a lesson: the place that is to be seen where none leads on, by the name of its tab. */
  readonly look?: string | null;
  /** What the pointer or the focus is on, here or in the list of answers. */
  readonly pointed: string | null;
  point(token: string | null): void;
  /** Whether this may be answered; of several: whether one of them may. */
  lit(tokens: string | readonly string[]): boolean;
  /** `lit`, else `shut` if something is known about why not, else `plain`. */
  state(tokens: string | readonly string[]): 'lit' | 'shut' | 'plain';
  /** Give this answer. */
  answer(token: string): void;
  /** Say why not, beside the anchor. Hover and focus come and go; `stay` (a tap) keeps it open. */
  why(tokens: string | readonly string[], anchor: Element, stay?: boolean): void;
  unwhy(): void;
  /**
   * A press on a place: one lit token is answered, several open a small menu, none says why not. On a phone it is only
   * selected and the sheet confirms it, unless it is easily taken back (`quick`), such as a die for a group.
   */
  press(tokens: readonly string[], anchor: Element, quick?: boolean): void;
  /** What a token is called, in the reader's language. */
  name(token: string): string;
  /** What an answer leads to that one would regret to overlook, in words; nothing if there is nothing. */
  warning(token: string): string | undefined;
}

/** What every part of a board gets. */
export interface BoardProps<View = GameView> {
  /** The name of the game. */
  game: string;
  view: View;
  /** Whose eyes this is seen with; null for a spectator. */
  seat: number | null;
  players: readonly Player[];
  offers: Offers;
  /** Says a message of the server with the names of this table; re-runs when the language changes. */
  say: (message: Message) => string;
  /** Words of the interface or the game: `t('village-board-church')`. */
  t: (key: string, args?: Message['args']) => string;
  /** Opens a rule beside the board. */
  rule: (id: string) => void;
  /** For a board that draws the players too (`whole`): a player's total, with where it comes from on hover. */
  scoreOf?: Snippet<[Player]>;
}

/** What the panel of one player gets besides. */
export interface PlayerProps<View = GameView> extends BoardProps<View> {
  player: Player;
  /** The player's total, with where it comes from on hover, focus and tap: `{@render score?.()}` where it belongs. */
  score?: Snippet;
}

/** What the count at the end of a game gets: the last position, and whether all of it is to be seen. */
export interface CountProps<View = GameView> extends Pick<BoardProps<View>, 'view' | 'players' | 'say' | 't'> {
  /** The log of the whole game; of a private copy of a position only what has happened since. */
  events: readonly LogEntry[];
  /** Set from outside (skip), and by the count itself when it has come to its end. */
  done: boolean;
}

/** What the drawing of an answer gets: the option, the house of the one who is asked, and all players. */
export interface AnswerProps {
  option: OptionWords;
  house: House;
  players: readonly Player[];
  names: readonly string[];
}

export interface Recalled {
  icon: string | null;
  about: readonly Message[];
}

export interface Fact {
  label: Message;
  value: number | string;
  /** A phone has room for one of them, and its question for no square: usually for the round. */
  phone?: 'also' | 'only';
}

export interface GameUi<View = GameView> {
  /**
   * Room on the table page at 1280 by 720: height of the own area (130), width of the column of rivals (308); and how
   * wide the board may be for its height (`944 / 462`), if it cannot fill any width. Higher boxes are to be filled.
   */
  frame?: { own?: number; side?: number; shape?: number };
  /**
   * The board draws everything under the question: the reader's things and the rivals' too. Log, answers and chat
   * then stand in a column of their own where the window is wide, and else in a drawer over the right side.
   */
  whole?: boolean;
  /** The board in the middle: fills its box (about 944 by 462 at 1280 by 720, higher in other windows). */
  Board: Component<BoardProps<View>>;
  /** The board on a phone (390 wide): one place at a time, targets of 44 px. Without it the board scrolls sideways. */
  PhoneBoard?: Component<BoardProps<View>>;
  /** The reader's things, under the board: about 944 by 130, with name and `score`. The panel is the page's. */
  Own?: Component<PlayerProps<View>>;
  /** What stands in a rival's panel under name and score: about 300 by 70. */
  RivalPanel?: Component<PlayerProps<View>>;
  /** The reader's things on a phone, between board and question: about 350 by 80. Without it `RivalPanel`. */
  PhoneOwn?: Component<PlayerProps<View>>;
  /** On a line (900 to 1279, and phones): a rival's things at a glance. */
  RivalLine?: Component<PlayerProps<View>>;
  /** The count at the end, step by step; it has the totals in a `tfoot`. Without it the parts of the score stand in a table. */
  Count?: Component<CountProps<View>, object, 'done'>;
  /** An answer on its button, in symbols; its words must be there for those who do not see them. */
  Answer?: Component<AnswerProps>;
  /** How counted things look in answers and the log, by the key of their message (`village-n-coins`). */
  signs?: Signs;
  /** The illuminated square of the question bar, such as the round in Roman numerals, and its name. */
  initial?: (view: View) => { text: string; label: Message };
  /** What stands in the top bar: "Cubes left 17". */
  facts?: (view: View) => readonly Fact[];
  /** The symbols of warnings, by the keys of their messages (`village-warn-dies`), where the usual triangle will not do. */
  warningIcons?: Readonly<Record<string, string>>;
  /** The parts of a score in their order, with their symbols; words are `score-<game>-<part>`. */
  scoreIcons?: Readonly<Record<string, string>>;
  /** Answers that are the same in kind are listed together under this heading (a key of the words), in this order. */
  group?: (token: string) => Message | null;
  /** What an answer looks like in the list besides its words; the default is the first part of its label. */
  icon?: (token: string) => string | null;
  /**
   * Where a rival's answer is to be seen on the board: the token of a place, often the same; null if it only changes
   * what the rival has. Without it every answer is looked for by its own token.
   */
  where?: (token: string) => string | null;
  /**
   * What a line of the log is in the recap: a symbol, and who or what it is about; null if it is not worth mentioning.
   * Without it the recap shows the answers.
   */
  recall?: (line: Message) => Recalled | null;
  /** Events that only fill the board: they are in the log, but folded away. */
  quiet?: ReadonlySet<string>;
}
