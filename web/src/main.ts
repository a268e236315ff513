import { mount } from 'svelte';
import App from './App.svelte';
import sprite from './kit/sprite.svg?raw';
import { watchDownloads } from './lib/downloads';
import { router } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { ALONE } from './lib/site';
import { load } from './lib/words';
import { pageAt } from './pages';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/kit.css';

// The tinctures of the games, which any page may need.
import.meta.glob('./games/*/accent.css', { eager: true });

document.body.insertAdjacentHTML('afterbegin', sprite);
void session.start();
watchDownloads();
// The page and its words are fetched at the same time.
const page = pageAt(router.path).page();
await Promise.all([load(settings.lang), ALONE && settings.wordsOf('here')]);
await page;
mount(App, { target: document.getElementById('app') as HTMLElement });
