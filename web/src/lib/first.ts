/** The first game after the lessons: two houses, the weakest bot, and a coach. */
import { api } from './api';
import { learning } from './learning.svelte';
import { router } from './router.svelte';
import { complain, session } from './session.svelte';
import { settings } from './settings.svelte';

const SEATS = 2;

export async function firstGame(game: string): Promise<void> {
  try {
    const table = await api.playNow({
      game,
      bot: session.levels[0] ?? null,
      seats: SEATS,
      options: {},
      confirm: settings.confirm,
      name: session.newName(),
    });
    learning.notePlayed(game);
    void session.refresh();
    router.go(`/table/${table.id}?coach=first`);
  } catch (error) {
    complain(error);
  }
}
