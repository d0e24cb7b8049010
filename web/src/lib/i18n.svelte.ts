import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { catalogue } from './api';
import { GAP, HIDDEN } from './protocol';
import { recall, remember } from './settings.svelte';
import { capital } from './spelling';

export const LANGUAGES = { en: 'English', ru: 'Русский', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
type Values = Record<string, FluentVariable>;

function firstLanguage(): Language {
  const wanted = [recall('lang', ''), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language;
}

class Texts {
  lang = $state<Language>(firstLanguage());
  ready = $state(false);
  /** How often a language was wanted and could not be had; choices are shown anew. */
  missed = $state(0);
  private loaded = $state.raw<Partial<Record<Language, Record<string, string>>>>({});
  private bundles = new Map<string, FluentBundle>();

  async choose(lang: Language): Promise<void> {
    await Promise.all([this.load(lang), this.load('en')]);
    this.lang = lang;
    this.ready = true;
    this.missed = 0;
    remember('lang', lang);
    document.documentElement.lang = lang;
  }

  /** Choose a language if it can be had. */
  async want(lang: Language): Promise<void> {
    await this.choose(lang).catch(() => (this.missed += 1));
  }

  private async load(lang: Language): Promise<void> {
    if (this.loaded[lang]) return;
    const found = await catalogue(lang);
    // Only now: another language may have come in the meantime.
    this.loaded = { ...this.loaded, [lang]: found };
  }

  /** One file's messages, read when they are first needed: the first page needs few of them. */
  private bundle(lang: Language, file: string): FluentBundle | undefined {
    const text = this.loaded[lang]?.[file];
    if (text === undefined) return undefined;
    const key = `${lang} ${file}`;
    const known = this.bundles.get(key);
    if (known) return known;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundles.set(key, bundle);
    return bundle;
  }

  /** A message of one file in the reader's language, else in English, else nothing. */
  find(file: string, id: string, values: Values = {}): string | undefined {
    for (const lang of [this.lang, 'en'] as Language[]) {
      const bundle = this.bundle(lang, file);
      const value = bundle?.getMessage(id)?.value;
      if (bundle && value) {
        return bundle
          .formatPattern(value, values, [])
          .replace(/[^\S\u00a0]+/g, ' ')
          .trim();
      }
    }
    return undefined;
  }

  /** Whether a message speaks of any value, so that nothing need be added to it. */
  places(file: string, id: string): boolean {
    for (const lang of [this.lang, 'en'] as Language[]) {
      const value = this.bundle(lang, file)?.getMessage(id)?.value;
      if (value) return typeof value !== 'string';
    }
    return false;
  }
}

export const texts = new Texts();

/** A sentence of the page itself. */
export function t(id: string, values: Values = {}): string {
  return texts.find('web', id, values) ?? texts.find('table', id, values) ?? id;
}

export function gameText(game: string, id: string, values: Values = {}): string | undefined {
  return texts.find(game, id, values) ?? texts.find('table', id, values);
}

export function cardName(game: string, token: string): string {
  if (token === HIDDEN) return t('hidden-cards', { count: 1 });
  if (token === GAP) return t('no-cards');
  const [kind, mark] = token.split('=');
  const name = texts.find(game, `card-${kind.toLowerCase()}`) ?? kind.replaceAll('_', ' ');
  const colour = mark && texts.find(game, `colour-${mark.toLowerCase()}`);
  return colour ? `${name}, ${colour}` : name;
}

/** A place's name; what follows a comma explains lists of text, which the page does not need. */
export const zoneName = (game: string, zone: string) =>
  (gameText(game, `zone-${zone}`) ?? zone).split(',')[0];

/** An action in words, as the terminal says it. */
export function moveName(game: string, action: string, players: string[]): string {
  const [verb, ...words] = action.split(' ');
  const names = words.map((word) => (/^\d+$/.test(word) ? word : cardName(game, word)));
  const cards = words.filter((word) => texts.find(game, `card-${word.toLowerCase()}`));
  const number = Number(words[0]);
  const values: Values = {
    cards: cards.map((word) => cardName(game, word)).join(', '),
    player: players[number] ?? words[0] ?? '',
    number: Number.isInteger(number) ? number : (words[0] ?? ''),
    first: names[0] ?? '',
    second: names[1] ?? '',
    third: names[2] ?? '',
  };
  const text = texts.find(game, `verb-${verb}`, values);
  const full = texts.places(game, `verb-${verb}`) ? text : [text ?? verb, ...names].join(' ');
  return capital(full ?? '');
}
