/** Ways to a table that several pages offer. */
import { api, type TableInfo } from '../lib/api';
import { router } from '../lib/router.svelte';
import { complain, session } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';

/** A game against bots, in one click. */
export async function playNow(game: string): Promise<void> {
  try {
    const table = await api.playNow({ game, confirm: settings.confirm, options: {}, name: session.newName() });
    void session.refresh();
    router.go(`/table/${table.id}`);
  } catch (error) {
    complain(error);
  }
}

export async function join(table: TableInfo): Promise<void> {
  try {
    await api.join(table.id, { name: session.newName() });
    void session.refresh();
    router.go(`/table/${table.id}`);
  } catch (error) {
    complain(error);
  }
}
