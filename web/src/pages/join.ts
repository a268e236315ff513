/** Ways to a table that several pages offer. */
import { api, type TableInfo } from '../lib/api';
import { router } from '../lib/router.svelte';
import { isMine } from '../lib/seats';
import { complain, session } from '../lib/session.svelte';
import { settings, t } from '../lib/settings.svelte';

/** A game against bots of the level that the reader has chosen, in one click. */
export async function playNow(game: string): Promise<void> {
  try {
    const bot = session.level || null;
    const table = await api.playNow({ game, bot, confirm: settings.confirm, options: {}, name: session.newName() });
    void session.refresh();
    router.go(`/table/${table.id}`);
  } catch (error) {
    complain(error);
  }
}

/** Sit down, unless one does already. */
export async function join(table: TableInfo): Promise<void> {
  if (isMine(table)) return visit(table);
  try {
    await api.join(table.id, { name: session.newName() });
    void session.refresh();
    router.go(`/table/${table.id}`);
  } catch (error) {
    complain(error);
  }
}

export function visit(table: TableInfo): void {
  router.go(`/table/${table.id}`);
}

// What the button of a table in a list says

export function toJoin(table: TableInfo): string {
  return isMine(table) ? t('web-open-table') : t('web-join');
}

export function toWatch(table: TableInfo): string {
  return isMine(table) ? t('web-continue') : t('web-watch');
}
