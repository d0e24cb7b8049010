import { t } from '../lib/i18n.svelte';
import type { LiveTable } from '../lib/live.svelte';

const dot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="6" y="2" width="20" height="28" rx="4" fill="${colour}"/><circle cx="16" cy="16" r="6" fill="#2c1a00"/></svg>`,
  )}`;

/** The tab calls whoever is to act: its title and its icon change. */
export function calling(table: LiveTable): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!table.view || !table.myTurn || table.view.outcome) return;
    const title = document.title;
    const href = icon?.href;
    document.title = `● ${t('turn-title')} · ${title}`;
    if (icon) icon.href = dot('#ffc24b');
    return () => {
      document.title = title;
      if (icon && href) icon.href = href;
    };
  });
}
