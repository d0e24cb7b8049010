// What this browser remembers: name, language, looks, sound, and the keys of its seats.

export interface Kept {
  key: string;
  seat: number;
  game: string;
  at: number;
  over?: boolean;
  /** The place at the end, or that nobody was better than another. */
  rank?: number;
}
/** Kept instead of a place where all share one. */
export const DRAW = 0;

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
/** By how much everything that moves is quicker than usual; 0: nothing moves. */
export const SPEEDS: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, instant: 0 };
type Choice = 'name' | 'theme' | 'sound' | 'muted' | 'letters' | 'speed' | 'coach';

/** What is kept under a name, if it has the shape of what stands for it where nothing is kept. */
function read<T>(name: string, missing: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`koloda.${name}`) ?? 'null');
    if (missing === null) return (typeof kept === 'boolean' ? kept : null) as T;
    if (kept === null || typeof kept !== typeof missing) return missing;
    return (typeof kept === 'object' ? entriesOf(kept) : kept) as T;
  } catch {
    return missing;
  }
}

/** A record of objects, without what is none. */
const entriesOf = (kept: object) =>
  Object.fromEntries(
    Object.entries(kept).filter(([, value]) => value !== null && typeof value === 'object'),
  );

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`koloda.${name}`, JSON.stringify(value));
  } catch {
    // A private window may refuse; the game goes on without being remembered.
  }
}

class Settings {
  name = $state(read('name', ''));
  theme = $state<'auto' | 'light' | 'dark'>(read('theme', 'auto'));
  sound = $state(read('sound', true));
  muted = $state(read('muted', false));
  /** Letters of court cards: the same everywhere, or those of the reader's language. */
  letters = $state<'same' | 'own'>(read('letters', 'same'));
  /** How fast a table shows what happened. */
  speed = $state<Speed>(read('speed', 'normal'));
  /** Whether a coach speaks at tables of bots; unless chosen, in the first game of each kind. */
  coach = $state<boolean | null>(read('coach', null));
  seats = $state<Record<string, Kept>>(read('seats', {}));
  private playing = false;

  /** Take over what another tab of this browser keeps from now on. */
  listen(): void {
    addEventListener('storage', ({ key }) => {
      if (key === 'koloda.seats') this.seats = read('seats', {});
    });
  }

  keep(room: string, kept: Kept): void {
    const all = Object.entries({ ...this.newest(), [room]: kept });
    this.write(Object.fromEntries(all.sort((a, b) => b[1].at - a[1].at).slice(0, 40)));
  }

  forget(room: string): void {
    const { [room]: gone, ...others } = this.newest();
    if (gone) this.write(others);
  }

  finished(room: string, rank?: number): void {
    const seats = this.newest();
    const kept = seats[room];
    if (kept && !kept.over) this.write({ ...seats, [room]: { ...kept, over: true, rank } });
  }

  /** All seats: those that another tab has come to as well, and what could not be written. */
  private newest(): Record<string, Kept> {
    return { ...this.seats, ...read<Record<string, Kept>>('seats', {}) };
  }

  private write(seats: Record<string, Kept>): void {
    this.seats = seats;
    write('seats', seats);
  }

  /** Whether no game of the kind has been played to its end here, but for the one of this table. */
  isFirst(room: string, game: string): boolean {
    const played = ([id, kept]: [string, Kept]) => id !== room && kept.game === game && kept.over;
    return !Object.entries(this.seats).some(played);
  }

  /** Whether a coach speaks at this table. */
  coaches(room: string, game: string): boolean {
    return this.coach ?? this.isFirst(room, game);
  }

  set<K extends Choice>(what: K, value: Settings[K]): void {
    (this as Pick<Settings, K>)[what] = value;
    write(what, value);
    if (what === 'theme') this.show();
  }

  /** Show the page in its theme: while playing it is dark unless somebody has chosen. */
  show(playing = this.playing): void {
    this.playing = playing;
    const theme = this.theme === 'auto' && playing ? 'dark' : this.theme;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
export const remember = write;
export const recall = read;
