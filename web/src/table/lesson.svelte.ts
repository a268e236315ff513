/** Somebody in a lesson: what is shown, and everything that can be done there. The server keeps nothing of it. */
import type { GameUi } from '../games/board';
import { gameUi } from '../games/registry';
import { api, numbersUrl, type LessonStep, type Position } from '../lib/api';
import { learning } from '../lib/learning.svelte';
import { moving } from '../lib/motion';
import { seatName } from '../lib/seats';
import { complain } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { Offering } from './offers.svelte';

export class Pupil {
  shown = $state.raw<LessonStep | null>(null);
  ui = $state.raw<GameUi | null>(null);
  /** Whether the reader wants to know why. */
  why = $state(false);
  busy = $state(false);
  /** There is no such lesson. */
  missing = $state(false);
  /** The language of what is shown. */
  lang = $state('');
  /** What was wished so far: one wish is carried out after the other, so that none of them undoes a later one. */
  #wishes: Promise<void> = Promise.resolve();
  /** The answers of this step that were only tries: they are not lit again. */
  #tried = $state.raw<readonly string[]>([]);
  /** What was answered in each step. */
  #before: string[][] = [];

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  position: Position | null = $derived.by(() => this.shown?.position ?? null);
  names = $derived.by(() => this.position?.seats.map(seatName) ?? []);
  step = $derived.by(() => this.shown?.step ?? 0);
  last = $derived.by(() => this.shown !== null && this.step === this.shown.lesson.steps - 1);
  /** Whether there is something to take back: an answer of this step, or the step before. */
  mayBack = $derived.by(() => this.step > 0 || (this.shown?.answers.length ?? 0) > 0);

  /** The answers that lead on. */
  lit = $derived.by(() => (this.shown?.lit ?? []).filter((token) => !this.#tried.includes(token)));

  readonly offers = new Offering(
    () => ({
      position: this.position,
      names: this.names,
      active: this.shown?.done === false,
      taught: this.lit,
      look: this.shown?.look ?? null,
    }),
    (token) => void this.answer(token),
  );

  #inTurn(wish: () => Promise<void> | undefined): Promise<void> {
    this.#wishes = this.#wishes.then(wish);
    return this.#wishes;
  }
  /** Begin, with this step. */
  begin(step: number): Promise<void> {
    return this.#inTurn(() => this.#look(step, []));
  }
  /** Look at a step after some answers of it. */
  async #look(step: number, answers: readonly string[]): Promise<void> {
    this.busy = true;
    try {
      const wish = { step, before: this.#before.slice(0, step), answers: [...answers] };
      const lang = settings.lang;
      const shown = await api.lessonStep(this.game, this.lesson, wish);
      this.ui = await gameUi(this.game, numbersUrl(shown.position.printed, null));
      if (shown.step !== this.step) [this.why, this.#tried] = [false, []];
      this.offers.close();
      await moving(() => ([this.shown, this.lang] = [shown, lang]));
      if (shown.done && !shown.again) learning.reach(this.game, this.lesson, step + 1);
    } catch (error) {
      if (this.shown === null) this.missing = true;
      else complain(error);
    } finally {
      this.busy = false;
    }
  }
  answer(token: string): Promise<void> {
    return this.#inTurn(() => {
      if (!this.shown?.position.question?.options.some((option) => option.token === token)) return;
      play('quill');
      return this.#look(this.step, [...this.shown.answers, token]);
    });
  }
  /** Do what is lit. */
  async showMe(): Promise<void> {
    const token = this.lit[0];
    if (token !== undefined) await this.answer(token);
  }
  /** To the next step, or once more if this was only a try. */
  goOn(): Promise<void> {
    return this.#inTurn(() => {
      if (!this.shown?.done) return;
      if (this.shown.again) {
        this.#tried = [...this.#tried, ...this.shown.answers.slice(-1)];
        return this.#look(this.step, []);
      }
      this.#before[this.step] = [...this.shown.answers];
      return this.#look(this.step + 1, []);
    });
  }
  back(): Promise<void> {
    return this.#inTurn(() => {
      if (!this.shown || !this.mayBack) return;
      if (this.shown.answers.length) return this.#look(this.step, this.shown.answers.slice(0, -1));
      return this.#look(this.step - 1, []);
    });
  }
  skip(): Promise<void> {
    return this.#inTurn(() => {
      if (!this.shown || this.last) return;
      this.#before[this.step] = [];
      return this.#look(this.step + 1, []);
    });
  }
  /** In another language. */
  again(): Promise<void> {
    return this.#inTurn(() => (this.shown ? this.#look(this.step, this.shown.answers) : undefined));
  }
}
