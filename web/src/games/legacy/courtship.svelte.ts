/**
 * A friend on the way to a relative: dragged from the hand onto somebody of the tree, or only looked at.
 *
 * Who may be married, what it costs and brings and why not is the server's word (`view.matches`). Marrying by dragging
 * gives two answers: the friend, and as soon as it is asked, the relative.
 */
import type { Attachment } from 'svelte/attachments';
import type { LegacyMatchView, LegacyNotWithView, LegacyWithView } from '../../lib/api';
import type { Offers } from '../board';
import type { Legacy } from './model';

export type Match = LegacyMatchView;
export type With = LegacyWithView;

/** What would happen with somebody: a wedding or promise, or why there can be none. */
export type Prospect = { match: Match; partner: With } | { refused: LegacyNotWithView } | null;

/** The token that begins a wedding; a chosen friend waits for the relative only. */
export const tokenOf = (match: Match, person: number): string =>
  match.chosen ? `person:${person}` : `${match.how}:${match.friend}`;

/** All ways in which a friend could be laid by somebody. */
export function waysTo(view: Legacy, friend: string, person: number): { match: Match; partner: With }[] {
  return view.matches
    .filter((match) => match.friend === friend)
    .flatMap((match) => match.partners.filter((each) => each.person === person).map((partner) => ({ match, partner })));
}

/** What a friend and somebody of the tree would be to each other. */
export function prospect(view: Legacy, friend: string, person: number): Prospect {
  const [way] = waysTo(view, friend, person);
  if (way) return way;
  const own = view.matches.filter((match) => match.friend === friend);
  // Nobody of this generation for a wedding says more than no child for a promise.
  const reasons = own.flatMap((match) => match.refused.filter((each) => each.people.includes(person)));
  const best = reasons.find((each) => !VAGUE.has(each.why)) ?? reasons[0];
  return best ? { refused: best } : null;
}
const VAGUE: ReadonlySet<string> = new Set(['other-generation', 'not-a-child', 'still-a-child']);

const START = 7;

class Courtship {
  /** The friend in the hand of the pointer. */
  friend = $state<string | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  /** The relative under the pointer. */
  over = $state<number | null>(null);
  /** The card of the hand that is pointed at. */
  looked = $state<string | null>(null);
  /** The relative who was meant, until the question comes. */
  #meant: { friend: string; person: number } | null = null;

  /** Whether somebody could be the partner of the friend who is dragged or looked at. */
  could(view: Legacy, person: number): boolean {
    const friend = this.friend ?? this.looked;
    return friend !== null && waysTo(view, friend, person).length > 0;
  }

  /** The wedding that is looked at: beside the relative who is pointed at, or the only one there can be. */
  aimed(view: Legacy, offers: Offers): With | null {
    const chosen = offers.mine ? view.matches.find((match) => match.chosen) : undefined;
    if (chosen) {
      const pointed = offers.pointed?.startsWith('person:') ? Number(offers.pointed.slice(7)) : this.over;
      const [only, another] = chosen.partners;
      return chosen.partners.find((each) => each.person === pointed) ?? (another ? null : (only ?? null));
    }
    const friend = this.friend ?? this.looked;
    const ways = friend === null ? [] : view.matches.filter((match) => match.friend === friend);
    const partners = ways.flatMap((match) => match.partners);
    return partners.find((each) => each.person === this.over) ?? (partners.length === 1 ? (partners[0] ?? null) : null);
  }

  /** Makes a card one that can be dragged into the tree. `now` is asked when the drag ends. */
  card(friend: string, now: () => { view: Legacy; offers: Offers }, began: () => void): Attachment<HTMLElement> {
    return (element) => {
      let from: { x: number; y: number } | null = null;
      const draggable = () => now().view.matches.some((match) => match.friend === friend);
      const down = (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary || !draggable()) return;
        from = { x: event.clientX, y: event.clientY };
        listen(true);
      };
      const move = (event: PointerEvent) => {
        if (!from) return;
        if (this.friend === null) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < START) return;
          this.friend = friend;
          now().offers.unwhy();
          began();
        }
        event.preventDefault();
        this.at = { x: event.clientX, y: event.clientY };
        this.over = personAt(event.clientX, event.clientY);
      };
      const up = (event: PointerEvent) => {
        from = null;
        listen(false);
        if (this.friend === null) return;
        const person = event.type === 'pointerup' ? personAt(event.clientX, event.clientY) : null;
        // The click that follows is no answer.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        this.friend = null;
        this.over = null;
        if (person !== null) this.#drop(friend, person, now());
      };
      /** While the pointer is down it is followed wherever it goes. */
      const listen = (on: boolean) => {
        const set = on ? addEventListener : removeEventListener;
        set('pointermove', move as EventListener);
        set('pointerup', up as EventListener);
        set('pointercancel', up as EventListener);
      };
      const enter = (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.looked = friend;
      };
      const focus = () => (this.looked = friend);
      // A focused card that goes away says so in the middle of the change: not now, but right after.
      const leave = () =>
        queueMicrotask(() => {
          if (this.looked === friend) this.looked = null;
        });
      const hold = (event: Event) => event.preventDefault();
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointerenter', enter);
      element.addEventListener('pointerleave', leave);
      element.addEventListener('focus', focus);
      element.addEventListener('blur', leave);
      element.addEventListener('dragstart', hold);
      return () => {
        listen(false);
        leave();
        if (this.friend === friend && from) this.friend = this.over = null;
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointerenter', enter);
        element.removeEventListener('pointerleave', leave);
        element.removeEventListener('focus', focus);
        element.removeEventListener('blur', leave);
        element.removeEventListener('dragstart', hold);
      };
    };
  }

  #drop(friend: string, person: number, { view, offers }: { view: Legacy; offers: Offers }): void {
    const tokens = waysTo(view, friend, person)
      .map(({ match }) => tokenOf(match, person))
      .filter((token) => offers.options.has(token));
    const [token] = tokens;
    this.#meant = null;
    if (token === undefined) return;
    if (!token.startsWith('person:')) this.#meant = { friend, person };
    if (tokens.length === 1) offers.answer(token);
    else {
      const anchor = document.querySelector(`[data-person="${person}"]`);
      if (anchor) offers.press(tokens, anchor);
    }
  }

  /** The question for the relative has come: it is answered already. Anything else that is asked ends the matter. */
  goOn(view: Legacy, offers: Offers): void {
    const meant = this.#meant;
    if (!meant || !offers.mine || offers.kind === 'Act') return;
    this.#meant = null;
    const chosen = view.matches.find((match) => match.chosen);
    if (offers.kind === 'WhichPartner' && chosen?.friend === meant.friend) offers.answer(`person:${meant.person}`);
  }
}

function personAt(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-person]');
  const number = found?.getAttribute('data-person');
  return number === null || number === undefined ? null : Number(number);
}
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const courtship = new Courtship();
