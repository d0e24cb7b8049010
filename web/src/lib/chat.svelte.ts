import { announce } from './a11y.svelte';
import { t } from './i18n.svelte';
import type { Reacted, Said } from './protocol';
import { settings } from './settings.svelte';
import { play } from '../ui/sound';

const SHOWN = 4000;
const KEPT = 200;

/** What people say to each other. */
export class Chat {
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  signs = $state.raw<(Reacted & { at: number })[]>([]);

  hear(said: Said, own: boolean): void {
    if (settings.muted && !own) return;
    this.said = [...this.said, said].slice(-KEPT);
    if (own) return;
    this.unread += 1;
    announce(t('chat-heard', { name: said.name, text: said.text }));
    play('chat');
  }

  see(sign: Reacted, own: boolean): void {
    if (settings.muted && !own) return;
    const at = Date.now();
    this.signs = [...this.signs.filter((old) => old.at > at - SHOWN), { ...sign, at }];
    setTimeout(() => (this.signs = this.signs.filter((old) => old.at !== at)), SHOWN);
  }
}
