import { keep, newContribution } from './fairness';
import { t, texts } from './i18n.svelte';
import type * as M from './messages';
import type { Game, Room, Seat, Section, Value } from './protocol';

export type { NewRoom, Step, Taken } from './messages';

export class Refusal extends Error {}

async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': texts.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Authorization'] = `Bearer ${key}`;
  const sent = JSON.stringify(body);
  const answer = await fetch(`/api${path}`, { method, headers, body: sent }).catch(() => {
    throw new Refusal(t('no-answer'));
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(sentenceOf(text) || `${answer.status}`);
  return JSON.parse(text) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Asks only once for what never changes while the page is open. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path);
  if (!found) {
    found = call<T>('GET', path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found as Promise<T>;
}

function sentenceOf(text: string): string {
  try {
    return (JSON.parse(text) as Partial<M.Problem>).sentence ?? '';
  } catch {
    return '';
  }
}

/** A replay; one that an older server has made lacks some of it. */
export type Replay = Pick<M.Replay, 'commitment' | 'seed' | 'steps'> &
  Partial<Pick<M.Replay, 'secret' | 'contributions'>> & { room: Room; seats: Seat[] };

export const games = (lang: string) => once<Game[]>(`/games?lang=${lang}`);
/** A game's rules; with a table, what they say there. */
export function rules(game: string, lang: string, table?: Pick<Room, 'players' | 'options'>) {
  const agreed = table ? { players: table.players, ...table.options } : {};
  const query = Object.entries({ lang, ...agreed }).map(([name, value]) => [name, `${value}`]);
  return once<Section[]>(`/rules/${game}?${new URLSearchParams(query)}`);
}
export const examples = (game: string, lang: string) =>
  once<M.Example[]>(`/examples/${game}?lang=${lang}`);
export const lesson = (game: string, lang: string) =>
  once<M.Lesson>(`/lessons/${game}?lang=${lang}`);
export const catalogue = (lang: string) => once<Record<string, string>>(`/catalogue/${lang}`);
/** With how many seats these options can be played, and why not at all. */
export const seatsFor = (game: string, options: Record<string, Value>) =>
  call<M.SeatNumbers>('POST', `/games/${game}/seats`, { options });
export const rooms = () => call<Room[]>('GET', '/rooms');
export const room = (id: string) => call<Room>('GET', `/rooms/${id}`);
/** Sit down somewhere, and promise what this browser adds to the deal. */
async function sit(path: string, body: object, key?: string): Promise<M.Taken> {
  const { secret, hash } = newContribution();
  const taken = await call<M.Taken>('POST', path, { ...body, contribution: hash }, key);
  keep(taken.room, { secret });
  return taken;
}
export const makeRoom = (room: M.NewRoom) => sit('/rooms', room);
export const takeSeat = (id: string, name: string, seat?: number) =>
  sit(`/rooms/${id}/seats`, { name, seat });
export const moveSeat = (id: string, key: string) =>
  call<M.Key>('POST', `/rooms/${id}/move`, {}, key);
export const rematch = (id: string, key: string) => sit(`/rooms/${id}/rematch`, {}, key);
export const replay = (id: string, lang: string) =>
  call<Replay>('GET', `/rooms/${id}/replay?lang=${lang}`);
/** A table that goes on from a step of a finished game; nothing is dealt, so nothing is added. */
export const tryStep = (id: string, body: Omit<M.Try, 'level'>) =>
  call<M.Taken>('POST', `/rooms/${id}/try`, body);
/** Has a finished game analysed; once it is done, its report. */
export const analyse = (id: string) =>
  call<M.Analysing>('POST', `/rooms/${id}/analysis?lang=${texts.lang}`);
export const analysis = (id: string) =>
  call<M.Analysing>('GET', `/rooms/${id}/analysis?lang=${texts.lang}`);
export const cancelAnalysis = (id: string) => call<M.Analysing>('DELETE', `/rooms/${id}/analysis`);
/** The deals of a day, today's unless one is named, as this browser's person may know them. */
export const daily = (person: string, day = '') =>
  call<M.Daily>('GET', `/daily${day ? `?day=${day}` : ''}`, undefined, person);
export const dailyArchive = (person: string) =>
  call<M.DailyPast[]>('GET', '/daily/archive', undefined, person);
/** One's own table of a deal; its cards are there already, so nothing is added to them. */
export const playDaily = (day: string, game: string, body: M.DailyPlay) =>
  call<M.Taken>('POST', `/daily/${day}/${game}`, body);
/** The puzzles of a game, with this browser's person's own tries. */
export const puzzles = (game: string, person: string) =>
  call<M.PuzzleMark[]>('GET', `/puzzles/${game}`, undefined, person);
export const puzzle = (game: string, id: string, lang: string) =>
  once<M.Puzzle>(`/puzzles/${game}/${id}?lang=${lang}`);
export const solvePuzzle = (game: string, id: string, lang: string, body: M.PuzzleTry) =>
  call<M.PuzzleAnswer>('POST', `/puzzles/${game}/${id}?lang=${lang}`, body);
/** A match of several tables with the same cards; nobody adds anything to them. */
export const makeDuplicate = (body: M.NewDuplicate) =>
  call<M.DuplicateMade>('POST', '/duplicates', body);
export const duplicate = (id: string) => call<M.Duplicate>('GET', `/duplicates/${id}`);
export const sitInDuplicate = (room: string, body: Pick<M.TakeSeat, 'person' | 'name' | 'seat'>) =>
  call<M.Taken>('POST', `/rooms/${room}/seats`, body);
/** Go on without a table of a match at which nobody sits. */
export const takeOut = (room: string, person: string) =>
  call<M.Duplicate>('DELETE', `/rooms/${room}`, undefined, person);
export const recordAddress = (id: string) => `/api/rooms/${id}/record`;
export const filmAddress = (id: string, kind: 'film' | 'strip', lang: string, move: number) =>
  `/api/rooms/${id}/${kind}?lang=${lang}${kind === 'film' ? `&move=${move}` : ''}`;
export const qrAddress = (id: string, page: 't' | 'duplicate') =>
  `/api/${page === 't' ? 'rooms' : 'duplicates'}/${id}/qr`;
