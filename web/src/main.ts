import { mount } from 'svelte';
import App from './App.svelte';
import sprite from './kit/sprite.svg?raw';
import { learnOffers } from './lib/connection';
import { watchDownloads } from './lib/downloads';
import { router } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { ALONE } from './lib/site';
import { load } from './lib/words';
import { fetchAhead } from './pages';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/kit.css';

// The tinctures of the games, which any page may need.
import.meta.glob('./games/*/accent.css', { eager: true });

document.body.insertAdjacentHTML('afterbegin', sprite);
void session.start();
watchDownloads();
await Promise.all([fetchAhead(router.path), load(settings.lang), learnOffers(), ALONE && settings.wordsOf('here')]);
const app = document.getElementById('app') as HTMLElement;
app.replaceChildren(); // `unable.js` may have said that the client cannot begin
mount(App, { target: app });
