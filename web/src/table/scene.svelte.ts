/** What the parts of a table show, worked out once from the position, whatever the layout. */
import type { BoardProps, GameUi, Player } from '../games/board';
import { unsaid } from '../games/consequences';
import type { OptionWords, PaceInfo, Position, TableInfo } from '../lib/api';
import type { Told } from '../lib/clocks.svelte';
import { inTwoLines, textWidth } from '../lib/measure';
import { say, t } from '../lib/settings.svelte';
import { grouped, playersOf, withoutName } from './context';
import type { Offering } from './offers.svelte';
import type { Recap } from './recap.svelte';
import { screen } from '../lib/screen.svelte';

/** Each by itself: whoever asks for the answers while their button is being taken away looks at nothing that is gone. */
export interface Shown {
  position: () => Position;
  table: () => TableInfo | null;
  ui: () => GameUi;
  offers: () => Offering;
  /** What the bar says when nobody of the reader's is asked; otherwise the question itself. */
  headline: () => string | undefined;
  context: () => string | undefined;
  /** An answer is on its way. */
  busy: () => boolean;
  /** What the others did; a replay has none. */
  recap: () => Recap | undefined;
  /** The clocks; a replay has none. */
  told: () => Told | null | undefined;
}

/** A question of more letters than this is set smaller. */
const LONG = 58;
/** More answers than this are never in the bar. */
const MOST_IN_BAR = 7;
/** What is not words: in the bar the square with the round and the gaps, in an answer its symbol, number and edges. */
const BAR_EDGES = 140;
const ANSWER_EDGES = 80;
/** One thing that an answer changes, as a sign, a number and its symbol. */
const CHANGE = 34;
/** Beside the recap: the headline takes two lines, and the recap this much for its cells and for the ways through them. */
const RECALLING = { headline: 250, cells: 290, ways: 128 };
/** As kit.css has them. */
const FONTS = {
  headline: '600 22px "EB Garamond", serif',
  long: '600 18px "EB Garamond", serif',
  answer: '500 12.5px Inter, sans-serif',
};

export class Scene {
  /** The widths of the question bar and of the tools at its end, which tell how many answers stand in it. */
  width = $state(1260);
  tools = $state(180);
  #shown: Shown;
  #rule: (id: string) => void;

  constructor(shown: Shown, rule: (id: string) => void) {
    this.#shown = shown;
    this.#rule = rule;
  }

  get position(): Position {
    return this.#shown.position();
  }
  get ui(): GameUi {
    return this.#shown.ui();
  }
  get offers(): Offering {
    return this.#shown.offers();
  }
  get busy(): boolean {
    return this.#shown.busy();
  }
  /** What the others did, while the reader is shown it. */
  get recap(): Recap | null {
    const recap = this.#shown.recap();
    return recap?.open ? recap : null;
  }
  /** The clocks of the table with its pace, if it has any. */
  get clocks(): { told: Told; pace: PaceInfo } | null {
    const [told, table] = [this.#shown.told(), this.#shown.table()];
    const ended = this.over || table?.state === 'closed';
    return told && table && table.pace.kind !== 'none' && !ended ? { told, pace: table.pace } : null;
  }
  get game(): string {
    return this.position.game;
  }
  get over(): boolean {
    return this.position.over;
  }

  players = $derived.by(() => playersOf(this.position, this.#shown.table()));
  names = $derived(this.players.map((player) => player.name));
  signs = $derived.by(() => this.ui.signs ?? {});
  icons = $derived.by(() => this.ui.scoreIcons ?? {});
  me: Player | undefined = $derived.by(() => {
    const seat = this.position.seat;
    return seat === null ? undefined : this.players[seat];
  });
  /** In the order of play, from the one after the reader. */
  rivals = $derived.by(() => {
    const from = this.me?.seat ?? -1;
    const others = this.players.filter((player) => player.seat !== from);
    return [...others.filter((player) => player.seat > from), ...others.filter((player) => player.seat < from)];
  });
  mover = $derived.by(() => (this.position.to_move === null ? undefined : this.players[this.position.to_move]));
  initial = $derived.by(() => this.ui.initial?.(this.position.view));

  /** What every part of a board gets. */
  board: BoardProps = $derived.by(() => {
    const names = this.names;
    return {
      game: this.game,
      view: this.position.view,
      seat: this.position.seat,
      players: this.players,
      offers: this.offers,
      say: (message) => say(message, names),
      t,
      rule: this.#rule,
    };
  });

  // The question

  /** The bar speaks of something else than whose turn it is: the end, a past moment, the end of a turn. */
  get announced(): boolean {
    return this.#shown.headline() !== undefined;
  }
  headline = $derived.by(() => {
    const headline = this.#shown.headline();
    const question = this.position.question;
    if (headline !== undefined) return headline;
    if (this.offers.mine && question?.prompt) return withoutName(question.prompt, question.seat, this.names);
    return this.mover ? t('player-thinking', { name: this.mover.name }) : '';
  });
  /** The line that a bot thinks about just now; null if none does. */
  pondering = $derived.by(() => {
    const bot = this.mover?.kind === 'bot' && !this.announced && !this.over;
    return bot ? this.position.seq : null;
  });
  long = $derived(this.headline.length > LONG);
  /** The line under it. */
  below = $derived.by(() => {
    const context = this.#shown.context();
    const question = this.position.question;
    if (context !== undefined) return context;
    if (this.offers.mine) return this.inBar ? '' : t('web-choose-hint');
    return question?.prompt ? withoutName(question.prompt, question.seat, this.names) : '';
  });

  // The answers stand in the bar when they fit; the list beside the board has them always.

  options = $derived.by(() => grouped(this.ui, this.offers.options.values()).flatMap((group) => group.options));
  #room = $derived.by(() => {
    const headline = textWidth(this.headline, this.long ? FONTS.long : FONTS.headline);
    const room = this.width - this.tools - BAR_EDGES;
    if (!this.recap) return room - headline;
    return room - Math.min(headline, RECALLING.headline) - RECALLING.cells - RECALLING.ways;
  });
  inBar = $derived.by(() => this.options.length <= MOST_IN_BAR && this.#fits(this.options));
  barOptions = $derived.by(() => {
    if (this.inBar) return this.options;
    // What has a heading is not a way to decline or end.
    const short = this.options.filter(({ token }) => !token.includes(':') && !this.ui.group?.(token)).slice(-2);
    return screen.size === 'phone' || this.#fits(short) ? short : [];
  });
  #fits(options: readonly OptionWords[]): boolean {
    const widths = options.map(
      (option) =>
        inTwoLines(say(option.label, this.names), FONTS.answer) + unsaid(option).length * CHANGE + ANSWER_EDGES,
    );
    return widths.reduce((sum, width) => sum + width, 0) <= this.#room;
  }

  /** What an answer would lead to that the player should know before, for its button. */
  warnings = ({ token, warnings = [] }: OptionWords): { warn?: string; warnIcon?: string } => {
    const icons = this.ui.warningIcons ?? {};
    const drawn = warnings.find(({ key }) => key in icons);
    return { warn: this.offers.warning(token), warnIcon: drawn && icons[drawn.key] };
  };
}
