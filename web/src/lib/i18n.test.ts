import { expect, test, vi } from 'vitest';
import { t, texts } from './i18n.svelte';

type Files = Record<string, string>;
const waiting = vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['it-IT'] });
  vi.stubGlobal('document', { documentElement: {} });
  return new Map<string, (found: Files) => void>();
});
vi.mock('./api', () => ({
  catalogue: (lang: string) => new Promise<Files>((resolve) => waiting.set(lang, resolve)),
}));

test('a language is not lost when English comes after it', async () => {
  const chosen = texts.choose('it');
  waiting.get('it')?.({ web: 'show = Mostrami' });
  await Promise.resolve();
  waiting.get('en')?.({ web: 'show = Show me\nonly = In English' });
  await chosen;
  expect(t('show')).toBe('Mostrami');
  expect(t('only')).toBe('In English');
});
