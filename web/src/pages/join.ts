/** Ways to a table that several pages offer. */
import { api, type TableInfo } from '../lib/api';
import { choices, numbersOf } from '../lib/choices.svelte';
import { offers } from '../lib/connection';
import { learning } from '../lib/learning.svelte';
import { router } from '../lib/router.svelte';
import { isMine } from '../lib/seats';
import { complain, session } from '../lib/session.svelte';
import { settings, t } from '../lib/settings.svelte';

/** A game against bots, as the reader has chosen it last, in one click. */
export async function playNow(game: string): Promise<void> {
  try {
    const info = session.game(game);
    const numbers = choices.numbers(game);
    // Whether the reader's box is to be used may have been said in another browser.
    const asked = numbers.kind === 'usual' && session.person && offers('boxes');
    const usual = asked ? await api.boxes().catch(() => null) : null;
    const mine = usual?.boxes.some((box) => box.game === game && box.use);
    const table = await api.playNow({
      game,
      bot: session.level || null,
      seats: info && choices.seats(info),
      options: info ? choices.options(info) : {},
      confirm: settings.confirm,
      ...numbersOf(mine ? { kind: 'mine' } : numbers),
      name: session.newName(),
    });
    learning.notePlayed(game);
    void session.refresh();
    router.go(`/table/${table.id}`);
  } catch (error) {
    complain(error);
  }
}

/** Sit down. If others were quicker, the server says so, and the list is to be fetched anew. */
export async function join(table: TableInfo, onrefused: () => void): Promise<void> {
  try {
    await api.join(table.id, { name: session.newName() });
    void session.refresh();
    router.go(`/table/${table.id}`);
  } catch (error) {
    complain(error);
    onrefused();
  }
}

export function visit(table: TableInfo): void {
  router.go(`/table/${table.id}`);
}

/** What the button of a running table in the lobby says. */
export function toWatch(table: TableInfo): string {
  return isMine(table) ? t('web-continue') : t('web-watch');
}
