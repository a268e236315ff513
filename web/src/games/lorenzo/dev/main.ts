/** Positions of Lorenzo, one at a time: `npm run dev`, then /src/games/lorenzo/dev/index.html#4-Place-1. */
import { mount } from 'svelte';
import { settings } from '../../../lib/settings.svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/kit.css';
import sprite from '../../../kit/sprite.svg?raw';
import Dev, { type Scene } from './Dev.svelte';

const holder = document.createElement('div');
holder.innerHTML = sprite;
holder.setAttribute('aria-hidden', 'true');
document.body.prepend(holder);

const query = new URLSearchParams(location.search);
const lang = query.get('lang') as 'en' | 'ru' | 'pl' | null;
settings.set({ theme: query.get('theme') === 'dark' ? 'dark' : 'light' });
const scenes = (await (await fetch('/src/games/lorenzo/dev/scenes.json')).json()) as Record<string, Scene>;
await settings.setLanguage('en');
if (lang) await settings.setLanguage(lang);
mount(Dev, { target: document.getElementById('app') as HTMLElement, props: { scenes } });
