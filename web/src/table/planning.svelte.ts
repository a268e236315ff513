/** Planning ahead: the reader's next turn tried out on a copy that only they see, their saved plan, and their orders. */
import { api, ApiError, type Ahead, type Position, type SeatPlans } from '../lib/api';
import { moving } from '../lib/motion';
import { t } from '../lib/settings.svelte';
import { toasts } from '../lib/toasts.svelte';
import { Working } from '../lib/working.svelte';
import { Offering } from './offers.svelte';

interface Source {
  id: string;
  now: Position | null;
  seat: number | null;
  names: readonly string[];
}

export class Planning {
  /** What the server keeps for the reader's seat. */
  kept = $state.raw<SeatPlans | null>(null);
  /** The copy that is being planned on; null while the table itself is shown. */
  ahead = $state.raw<Ahead | null>(null);
  /** Whether the plan is to end the turn too, where turns are confirmed. */
  confirm = $state(false);
  readonly #working = new Working();
  #source: () => Source;
  /** How many times the server was asked what it keeps, and which of those answers is shown. */
  #asked = 0;
  #shown = 0;

  constructor(source: () => Source) {
    this.#source = source;
  }
  get busy(): boolean {
    return this.#working.busy;
  }
  tokens = $derived.by(() => this.ahead?.steps.map((step) => step.token) ?? []);
  readonly offers = new Offering(
    () => ({ position: this.ahead?.position ?? null, names: this.#source().names, active: this.ahead !== null }),
    (token) => void this.#try([...this.tokens, token]),
  );

  /** Plan the next turn, from the saved plan on if there is one. */
  async open(): Promise<void> {
    const saved = this.kept?.plan;
    this.confirm = saved?.confirm ?? false;
    await this.#try(saved?.steps.map((step) => step.token) ?? [], true);
  }
  leave(): void {
    this.offers.close();
    void moving(() => (this.ahead = null));
  }
  back(): void {
    if (this.tokens.length) void this.#try(this.tokens.slice(0, -1));
  }

  async save(): Promise<void> {
    const { id, now, seat } = this.#source();
    if (!now || seat === null || !this.tokens.length) return;
    const wish = { seat, seq: now.seq, tokens: this.tokens, confirm: this.confirm };
    await this.#asking(async () => {
      await this.#keep(api.savePlan(id, wish));
      this.leave();
      toasts.show(t('web-plan-saved'));
    });
  }
  async drop(): Promise<void> {
    const { id, seat } = this.#source();
    if (seat !== null) await this.#asking(() => this.#keep(api.dropPlan(id, seat)));
  }
  async order(change: { pass_on?: boolean; decline?: string; this_round?: boolean; ask?: string }): Promise<void> {
    const { id, seat } = this.#source();
    if (seat !== null) await this.#asking(() => this.#keep(api.changeOrders(id, { seat, ...change })));
  }
  async refresh(): Promise<void> {
    const { id, seat } = this.#source();
    if (seat === null) return;
    // What is shown stays if that fails: after a break of the connection it is asked for again.
    await this.#keep(api.plans(id)).catch(() => {});
  }

  /** The table has changed. An open plan is tried again from there, as far as it still goes. */
  moved(now: Position, before: Position | null): void {
    if (before?.seat !== now.seat) void this.refresh();
    if (!this.ahead || now.seq === before?.seq) return;
    if (now.over || now.closed || now.to_move === now.seat) this.leave();
    else void this.#again();
  }
  async #again(): Promise<void> {
    const wanted = this.tokens;
    for (let n = wanted.length; n >= 0; n--) {
      const found = await this.#look(wanted.slice(0, n)).catch(() => null);
      if (!found) continue;
      if (this.ahead) this.ahead = found;
      toasts.show(t(n === wanted.length ? 'web-plan-moved-on' : 'web-plan-shortened'));
      return;
    }
    this.leave();
  }

  /** A saved plan that no longer goes so far is planned anew from its beginning. */
  async #try(tokens: string[], anew = false): Promise<void> {
    await this.#asking(async () => {
      const found = await this.#look(tokens).catch((error: unknown) => {
        if (anew && tokens.length && error instanceof ApiError) return this.#look([]);
        throw error;
      });
      this.offers.close();
      await moving(() => (this.ahead = found));
    });
  }
  #look(tokens: string[]): Promise<Ahead> {
    const { id, now, seat } = this.#source();
    return api.lookAhead(id, { seat: seat ?? 0, seq: now?.seq ?? 0, tokens });
  }
  async #asking(what: () => Promise<void>): Promise<void> {
    if (!this.busy) await this.#working.on(what);
  }
  /** Show what the server says. Answers may come in another order than they were asked for: the last question counts. */
  async #keep(asking: Promise<{ seats: readonly SeatPlans[] }>): Promise<void> {
    const number = ++this.#asked;
    const { seats } = await asking;
    if (number < this.#shown) return;
    this.#shown = number;
    const { seat } = this.#source();
    this.kept = seats.find((each) => each.seat === seat) ?? null;
  }
}
