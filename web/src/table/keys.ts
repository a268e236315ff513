/** The keyboard at a table: numbers pick answers, U undoes, Enter ends the turn, ? says what may not be done, H hints. */
import type { GameUi } from '../games/board';
import { grouped } from './context';
import type { Planning } from './planning.svelte';
import type { Sitting } from './sitting.svelte';

/** How long a second digit is waited for, where there is an answer that it could lead to. */
const TYPING = 700;

/** What the keys do something to: somebody at a table, or in a lesson. */
type Keyed = Pick<Sitting, 'act' | 'askHint' | 'confirming' | 'covered' | 'now' | 'offered' | 'past' | 'step'> & {
  planning: Pick<Planning, 'ahead' | 'back'>;
};

/**
 * `onwhy` opens or closes the list of all that is refused. The keys are heard before the focused element hears them:
 * while a number is being typed, Enter gives that answer and not the one with the focus.
 */
export function tableKeys(sitting: Keyed, ui: () => GameUi | null, onwhy: () => void) {
  let typing: ReturnType<typeof setTimeout> | undefined;

  function forget() {
    clearTimeout(typing);
    sitting.offered.typed = '';
  }
  function pick() {
    const offers = sitting.offered;
    const drawn = ui();
    const order = drawn ? grouped(drawn, offers.options.values()).flatMap((group) => group.options) : [];
    const token = order[Number(offers.typed) - 1]?.token;
    forget();
    if (token) offers.answer(token);
  }
  /** A second digit is waited for only where it could follow; Enter says that none will. */
  function digit(key: string) {
    const offers = sitting.offered;
    const typed = offers.typed + key;
    forget();
    offers.typed = typed;
    if (Number(typed) * 10 > offers.options.size) pick();
    else typing = setTimeout(pick, TYPING);
  }

  return (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || sitting.covered) return;
    if (target.closest('input, textarea, select, dialog')) return;
    const { key } = event;
    const offers = sitting.offered;
    if (/^\d$/.test(key) && offers.mine) digit(key);
    else if (offers.typed && (key === 'Enter' || key === 'Escape')) {
      if (key === 'Enter') pick();
      else forget();
      event.stopPropagation();
    } else if (key === 'u' || key === 'U' || key === 'г' || key === 'Г') {
      if (sitting.planning.ahead) sitting.planning.back();
      else if (sitting.now?.can_undo && !sitting.past) sitting.act('undo');
    } else if (key === 'h' || key === 'H' || key === 'р' || key === 'Р') {
      if (!sitting.past) void sitting.askHint();
    } else if (key === '?') onwhy();
    else if (key === 'Enter' && sitting.confirming && !target.closest('button, a, [role=button]'))
      sitting.act('confirm');
    else if (sitting.past && (key === 'ArrowLeft' || key === 'ArrowRight')) sitting.step(key === 'ArrowLeft' ? -1 : 1);
    else return;
    event.preventDefault();
  };
}
