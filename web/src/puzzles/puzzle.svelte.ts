import type { Skin } from '../games/skin';
import { announce } from '../lib/a11y.svelte';
import * as api from '../lib/api';
import { person } from '../daily/person';
import type { Puzzle, PuzzleAnswer } from '../lib/messages';
import type { Hint } from '../lib/protocol';
import { Table } from '../lib/table.svelte';
import { play } from '../ui/sound';

/** A table at which one move is looked for; what it is worth the server knows. */
export class PuzzleTable extends Table {
  /** Nothing is lost by a wrong move here. */
  override readonly careful = false;
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** The move that was made. */
  chosen = $state('');
  problem = $state('');
  private asking = false;

  constructor(
    skinOf: (game: string) => Skin,
    private puzzle: Puzzle,
    private lang: string,
  ) {
    super(skinOf);
    this.room = puzzle.room;
    this.seats = puzzle.room.seats;
    this.seat = puzzle.seat;
    this.again();
  }

  override get legal(): string[] {
    return this.answer ? [] : super.legal;
  }

  /** The position as it was before any move. */
  again(): void {
    const { seq, view, events } = this.puzzle;
    this.answer = null;
    this.chosen = '';
    this.hints.clear();
    this.selection.clear();
    this.log = events;
    this.seq = -1;
    this.show.reset({ seq, view, events: [] });
  }

  override act = (action: string) => {
    if (!this.answer && !this.asking) void this.ask(action);
  };

  private async ask(action: string): Promise<void> {
    const { room, id } = this.puzzle;
    this.asking = true;
    this.problem = '';
    try {
      const body = { person: person(), action };
      const answer = await api.solvePuzzle(room.game, id, this.lang, body);
      this.chosen = action;
      this.answer = answer;
      this.tell(answer);
    } catch (error) {
      this.problem = (error as Error).message;
      this.show.motion.release();
    }
    this.asking = false;
  }

  private tell({ right, text, best, move }: PuzzleAnswer): void {
    announce(text);
    play(right ? 'rise' : 'refused');
    if (right) this.show.add(move);
    else {
      this.show.motion.release();
      this.hints.hear([{ action: best, reason: '' } as Hint]);
    }
  }

  override why = (action: string) => {
    const refused = this.puzzle.refused[action];
    if (!refused) return;
    this.refused = { t: 'refused', id: '', seq: this.seq, ...refused };
    announce(refused.sentence);
    play('refused');
  };
}
