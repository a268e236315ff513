import { mount } from 'svelte';
import App from './App.svelte';
import sprite from './kit/sprite.svg?raw';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { load } from './lib/words';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/kit.css';

document.body.insertAdjacentHTML('afterbegin', sprite);
void session.start();
await load(settings.lang);
mount(App, { target: document.getElementById('app') as HTMLElement });
