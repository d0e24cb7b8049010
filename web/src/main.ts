import { mount } from 'svelte';
import './ui/app.css';
import App from './App.svelte';
import * as api from './lib/api';
import { texts } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { fitNarrowScreens } from './ui/narrow';

settings.show();
settings.listen();
fitNarrowScreens();
// On the way already while the words are loading.
if (!router.parts.length) void api.games(texts.lang).catch(() => {});
await texts.choose(texts.lang);
mount(App, { target: document.getElementById('app')! });
