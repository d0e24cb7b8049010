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

function read<T>(name: string, missing: T): T {
  try {
    const text = localStorage.getItem(`koloda.${name}`);
    return text === null ? missing : (JSON.parse(text) as T);
  } catch {
    return missing;
  }
}

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

  keep(room: string, kept: Kept): void {
    this.seats[room] = kept;
    const newest = Object.entries(this.seats).sort((a, b) => b[1].at - a[1].at);
    this.seats = Object.fromEntries(newest.slice(0, 40));
    write('seats', this.seats);
  }

  forget(room: string): void {
    delete this.seats[room];
    write('seats', this.seats);
  }

  finished(room: string, rank?: number): void {
    if (this.seats[room] && !this.seats[room].over) {
      Object.assign(this.seats[room], { over: true, rank });
      write('seats', this.seats);
    }
  }

  /** Whether a coach speaks at this table. */
  coaches(room: string, game: string): boolean {
    const played = ([id, kept]: [string, Kept]) => id !== room && kept.game === game && kept.over;
    return this.coach ?? !Object.entries(this.seats).some(played);
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
