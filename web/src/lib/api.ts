import { keep, newContribution } from './fairness';
import { texts } from './i18n.svelte';
import type { Lesson } from '../lessons/lesson.svelte';
import type { Clock, Game, Room, Section, Seat, Value, View, Sight } from './protocol';

export class Refusal extends Error {}

async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': texts.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Authorization'] = `Bearer ${key}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
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
    const found = JSON.parse(text) as Record<string, unknown>;
    return String(found.sentence ?? found.detail ?? found.error ?? '');
  } catch {
    return '';
  }
}

export interface NewRoom {
  game: string;
  players: number;
  options: Record<string, Value>;
  seats: { kind: 'person' | 'bot'; level?: string }[];
  clock: Clock;
  watchers: boolean;
  listed: boolean;
  hints?: boolean;
  name: string;
  seat: number;
}

export interface Taken {
  room: string;
  seat: number;
  key: string;
}

export interface Step {
  seq: number;
  seat: number;
  action: string;
  views: Record<string, { view: View; events: Sight[] }>;
}

export interface Replay {
  room: Room;
  seats: Seat[];
  commitment: string;
  seed: string;
  /** Absent in replays that an older server has made. */
  secret?: string;
  contributions?: string[];
  steps: Step[];
}

export const games = (lang: string) => once<Game[]>(`/games?lang=${lang}`);
export const rules = (game: string, lang: string) => once<Section[]>(`/rules/${game}?lang=${lang}`);
export const lesson = (game: string, lang: string) => once<Lesson>(`/lessons/${game}?lang=${lang}`);
export const catalogue = (lang: string) => once<Record<string, string>>(`/catalogue/${lang}`);
/** With how many seats these options can be played, and why not at all. */
export const seatsFor = (game: string, options: Record<string, Value>) =>
  call<{ seats: number[]; sentence: string }>('POST', `/games/${game}/seats`, { options });
export const rooms = () => call<Room[]>('GET', '/rooms');
export const room = (id: string) => call<Room>('GET', `/rooms/${id}`);
/** Sit down somewhere, and promise what this browser adds to the deal. */
async function sit(path: string, body: object, key?: string): Promise<Taken> {
  const { secret, hash } = newContribution();
  const taken = await call<Taken>('POST', path, { ...body, contribution: hash }, key);
  keep(taken.room, { secret });
  return taken;
}
export const makeRoom = (room: NewRoom) => sit('/rooms', room);
export const takeSeat = (id: string, name: string, seat?: number) =>
  sit(`/rooms/${id}/seats`, { name, seat });
export const moveSeat = (id: string, key: string) =>
  call<{ key: string }>('POST', `/rooms/${id}/move`, {}, key);
export const rematch = (id: string, key: string) => sit(`/rooms/${id}/rematch`, {}, key);
export const replay = (id: string, lang: string) =>
  call<Replay>('GET', `/rooms/${id}/replay?lang=${lang}`);
export const recordAddress = (id: string) => `/api/rooms/${id}/record`;
export const qrAddress = (id: string) => `/api/rooms/${id}/qr`;
