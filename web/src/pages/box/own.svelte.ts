/** The reader's box of a game: what the server has, what has been typed since, and what is to be said about each field. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { api, ApiError, type Box, type BoxExtra, type BoxNumber, type BoxThing, type FilledIn } from '../../lib/api';
import { giveNumbers } from '../../lib/numbers.svelte';
import { session } from '../../lib/session.svelte';
import { t } from '../../lib/settings.svelte';
import { inOrder, letter, NONE, progressOf, typed, valueOf, withValues, type Stand, type Value } from './entry';
import { keep, kept } from './kept';
import { Outbox, type Values } from './outbox.svelte';

/** A field as it is shown. */
export interface Entry {
  number: BoxNumber;
  letter: string;
  stand: Stand;
  /** What stands in the field. */
  text: string;
  /** What is to be said about it, in words: why it cannot be, or the question whether it is right. */
  remark: string;
  /** Typed, and the server does not have it yet. */
  waiting: boolean;
}

export class OwnBox {
  box = $state.raw<Box | null>(null);
  /** It could not be fetched. */
  lost = $state(false);
  readonly outbox: Outbox;
  /** What was typed and not taken: it may be odd, or not a number at all. */
  #drafts = new SvelteMap<string, string>();
  /** Where something is to be asked or explained. */
  #asked = new SvelteSet<string>();
  /** What the server said about a number that it did not take. */
  #refusals = new SvelteMap<string, string>();
  /** Fields of what the standard card does not have, by thing. */
  #added = new SvelteMap<string, BoxNumber[]>();
  /** The order in which things stand: it stays while the reader goes through them. */
  #order = $state.raw<string[]>([]);

  constructor(readonly game: string) {
    this.outbox = new Outbox({
      key: `armorial.box.${game}`,
      who,
      send: async (values) => this.#take(values, await api.fillBox(game, values)),
      refused: (values, error) => this.#refused(values, error),
    });
    for (const [path, text] of Object.entries(kept<Record<string, string>>(this.#draftKey, who())))
      if (text !== undefined) this.#drafts.set(path, text);
  }

  get #draftKey(): string {
    return `armorial.box.${this.game}.typed`;
  }

  async load(): Promise<void> {
    try {
      const [box] = await Promise.all([api.box(this.game), this.#draw()]);
      this.box = box;
      this.lost = false;
      this.#order = inOrder(this.things, (thing) => this.asks(thing)).map(({ id }) => id);
      void this.outbox.flush();
    } catch (error) {
      if (error instanceof ApiError || error instanceof TypeError) this.lost = true;
      else throw error;
    }
  }

  close(): void {
    this.outbox.close();
  }

  /** As the server will have them. */
  things = $derived.by((): BoxThing[] =>
    (this.box?.things ?? []).map((thing) => {
      const known = new Set(thing.numbers.map(({ path }) => path));
      const added = (this.#added.get(thing.id) ?? []).filter(({ path }) => !known.has(path));
      return withValues({ ...thing, numbers: [...thing.numbers, ...added] }, this.outbox.values);
    }),
  );
  ordered = $derived.by((): BoxThing[] => {
    const by = new Map(this.things.map((thing) => [thing.id, thing]));
    return this.#order.flatMap((id) => by.get(id) ?? []);
  });
  progress = $derived(progressOf(this.things));

  /** The first card with a number that the server did not take. */
  get refused(): BoxThing | undefined {
    return this.ordered.find((thing) => thing.numbers.some(({ path }) => this.#refusals.has(path)));
  }

  /** Whether something of it is still to be asked. */
  asks(thing: BoxThing): boolean {
    return thing.numbers.some(({ path }) => this.#drafts.has(path) || this.#refusals.has(path));
  }

  entries(thing: BoxThing): Entry[] {
    return thing.numbers.map((number, i) => this.#entry(number, letter(i)));
  }

  #entry(number: BoxNumber, sign: string): Entry {
    const { path } = number;
    const draft = this.#drafts.get(path);
    const refusal = this.#refusals.get(path);
    const text = draft ?? String(valueOf(number) ?? (number.choices || number.kind === 'flag' ? NONE : ''));
    const entry = { number, letter: sign, text, remark: refusal ?? '', waiting: path in this.outbox.values };
    if (refusal) return { ...entry, stand: 'bad' };
    const usual: Stand = number.mine !== null ? 'mine' : number.sure ? 'sure' : 'unsure';
    if (draft === undefined) return { ...entry, stand: usual };
    const said = typed(number, draft);
    if (!this.#asked.has(path) || said.kind === 'fine') return { ...entry, stand: 'unsure' };
    if (said.kind === 'odd') return { ...entry, stand: 'odd' };
    const limits = { least: number.least ?? 0, most: number.most ?? 0 };
    return { ...entry, stand: 'bad', remark: t(`web-box-bad-${said.why}`, limits) };
  }

  /** Somebody types; `done` where a choice from a list is all there is to it. */
  type({ number }: Entry, text: string, done = false): void {
    this.#refusals.delete(number.path);
    this.#asked.delete(number.path);
    this.#draft(number.path, text);
    if (done) this.#accept(number, text, true);
  }

  /** The reader goes on without a word: what can be is taken, what is odd or cannot be is asked about. */
  leave({ number }: Entry): void {
    const draft = this.#drafts.get(number.path);
    if (draft === undefined || this.#asked.has(number.path)) return;
    if (draft.trim() === String(valueOf(number) ?? '')) this.#draft(number.path, null);
    else this.#accept(number, draft, false);
  }

  /** The reader says that it is right; false if it cannot be, or is odd and was not asked about yet. */
  confirm({ number, text }: Entry): boolean {
    const odd = typed(number, text).kind === 'odd';
    return this.#accept(number, text, odd && this.#asked.has(number.path));
  }

  #accept(number: BoxNumber, text: string, again: boolean): boolean {
    const said = typed(number, text);
    if (said.kind === 'bad' || (said.kind === 'odd' && !again && said.value !== number.mine)) {
      this.#draft(number.path, text);
      this.#asked.add(number.path);
      return false;
    }
    this.#draft(number.path, null);
    this.#refusals.delete(number.path);
    this.outbox.put({ [number.path]: said.value });
    return true;
  }

  takeBack({ number }: Entry): void {
    this.outbox.put({ [number.path]: null });
  }

  /** What else may be on a card of this kind, and is not among its numbers. */
  extras(thing: BoxThing): BoxExtra[] {
    const all = this.box?.groups.find(({ group }) => group === thing.group)?.extras ?? [];
    const known = new Set(thing.numbers.map(({ path }) => path));
    return all.filter(({ end }) => !known.has(`${thing.id}.${end}`));
  }

  /** Something is on the owner's card that is not on the standard one. */
  add(thing: BoxThing, extra: BoxExtra): string {
    const { end, ...rest } = extra;
    const path = `${thing.id}.${end}`;
    const number: BoxNumber = {
      ...rest,
      path,
      standard: null,
      mine: null,
      may_be_none: true,
      confidence: 'known',
      sure: true,
    };
    this.#added.set(thing.id, [...(this.#added.get(thing.id) ?? []), number]);
    return path;
  }

  /** The drawings show the numbers of the box. */
  async #draw(): Promise<void> {
    giveNumbers(this.game, await api.boxPrinted(this.game));
  }

  async #take(values: Values, filled: FilledIn): Promise<void> {
    for (const { path, message } of [...filled.impossible, ...filled.odd]) this.#refuse(path, values[path], message);
    await this.#draw().catch(() => undefined);
    const changed = new Map(filled.things.map((thing) => [thing.id, thing]));
    if (this.box)
      this.box = { ...this.box, ...filled, things: this.box.things.map((thing) => changed.get(thing.id) ?? thing) };
    if (!session.person) await session.refresh();
  }

  #refused(values: Values, error: ApiError): void {
    for (const [path, value] of Object.entries(values)) this.#refuse(path, value, error.message);
  }

  /** What was typed stays in its field, with the reason; the reader may be elsewhere by now. */
  #refuse(path: string, value: Value | null | undefined, why: string): void {
    if (value !== null && value !== undefined) this.#draft(path, String(value));
    this.#refusals.set(path, why);
  }

  #draft(path: string, text: string | null): void {
    if (text === null) {
      this.#drafts.delete(path);
      this.#asked.delete(path);
    } else this.#drafts.set(path, text);
    keep(this.#draftKey, who(), Object.fromEntries(this.#drafts));
  }
}

/** What is usual, in words. */
export function spanOf({ low, high }: BoxNumber): string {
  if (low === null || high === null) return '';
  return low === high ? t('web-box-usually-one', { n: low }) : t('web-box-usually', { least: low, most: high });
}

const who = (): string => session.person?.id ?? '';
