/**
 * Positions of real games, one at a time: `scenes.py GAME`, `npm run dev`, then /src/games/dev/index.html#run-000.
 * With `?theme=dark&lang=ru` as you like.
 */
import { mount } from 'svelte';
import { giveNumbers } from '../../lib/numbers.svelte';
import { settings } from '../../lib/settings.svelte';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/kit.css';
import sprite from '../../kit/sprite.svg?raw';
import { gameUi } from '../registry';
import Dev, { type Scene } from './Dev.svelte';

const holder = document.createElement('div');
holder.innerHTML = sprite;
holder.setAttribute('aria-hidden', 'true');
document.body.prepend(holder);

const query = new URLSearchParams(location.search);
const lang = query.get('lang') as 'en' | 'ru' | 'pl' | null;
settings.set({ theme: query.get('theme') === 'dark' ? 'dark' : 'light' });
const { game, printed, scenes } = (await (await fetch('/src/games/dev/scenes.json')).json()) as {
  game: string;
  printed: unknown;
  scenes: Record<string, Scene>;
};
document.body.dataset.game = game;
giveNumbers(game, printed);
await settings.setLanguage('en');
if (lang) await settings.setLanguage(lang);
mount(Dev, { target: document.getElementById('app') as HTMLElement, props: { game, ui: await gameUi(game), scenes } });
