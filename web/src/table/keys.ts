/** The keyboard at a table: numbers pick answers, U undoes, Enter ends the turn, ? says what may not be done, H hints. */
import type { GameUi } from '../games/board';
import { grouped } from './context';
import type { Sitting } from './sitting.svelte';

/** How long a second digit is waited for. */
const TYPING = 700;

/** `onwhy` opens or closes the list of all that is refused. */
export function tableKeys(sitting: Sitting, ui: () => GameUi | null, onwhy: () => void) {
  let typed = '';
  let typing: ReturnType<typeof setTimeout> | undefined;

  function pick() {
    const drawn = ui();
    const order = drawn ? grouped(drawn, sitting.offers.options.values()).flatMap((group) => group.options) : [];
    const token = order[Number(typed) - 1]?.token;
    typed = '';
    if (token) sitting.offers.answer(token);
  }
  /** With more than nine answers a second digit may follow. */
  function digit(key: string) {
    clearTimeout(typing);
    typed += key;
    if (Number(typed) * 10 > sitting.offers.options.size) pick();
    else typing = setTimeout(pick, TYPING);
  }

  return (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || sitting.covered) return;
    if (target.closest('input, textarea, select, dialog')) return;
    const { key } = event;
    if (/^\d$/.test(key) && sitting.offers.mine) digit(key);
    else if (key === 'u' || key === 'U' || key === 'г' || key === 'Г') {
      if (sitting.now?.can_undo && !sitting.past) sitting.act('undo');
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
