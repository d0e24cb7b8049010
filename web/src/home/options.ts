import { t, texts } from '../lib/i18n.svelte';
import type { Game, Option, Preset, Room, Value } from '../lib/protocol';

const word = (name: string) => name.replaceAll('_', '-');
const isSeat = (option: Option) => option.kind === 'seat' || option.name.endsWith('_seat');

/** What people call a preset. */
export const presetName = (game: string, name: string) =>
  texts.find('web', `preset-${game}-${name}`) ?? name;

const rung = (level: string) => texts.find('web', `level-${level.split('#')[0]}`);
const NETWORK = 'net:';

/** How well a bot plays, or for one of no known strength what it is called. */
export const levelName = (level: string) =>
  rung(level) ??
  (level.startsWith(NETWORK) ? t('bot-network', { name: level.slice(NETWORK.length) }) : level);

/** The levels whose strength is known, from the weakest up: a server's networks are none of them. */
export const ladder = (levels: string[]) => levels.filter(rung);

/** What an option does; people count seats from 1. */
export const optionHelp = (game: string, option: Option) =>
  texts.find('web', `option-${game}-${word(option.name)}`) ?? option.help;

/** What people call an option's value. */
export function valueName(option: Option, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (isSeat(option)) {
    return value === 'random' ? t('seat-random') : t('seat', { seat: Number(value) + 1 });
  }
  return texts.find('web', `value-${word(option.name)}-${value}`) ?? String(value);
}

/** The preset that a table's options come closest to, and the options that differ from it. */
export function agreement(game: Game, room: Room): { preset?: Preset; changed: Option[] } {
  const differ = (preset?: Preset) =>
    game.options.filter(({ name, default: usual }) => {
      const agreed = preset?.values[name] ?? usual;
      return name in room.options && String(room.options[name]) !== String(agreed);
    });
  const found = game.presets.map((preset) => ({ preset, changed: differ(preset) }));
  found.sort((a, b) => a.changed.length - b.changed.length);
  return found[0] ?? { changed: differ() };
}
