import { announce } from '../lib/a11y.svelte';
import type { Skin } from '../games/skin';
import type { Lesson, LessonAnswer as Answer, LessonStep as Step } from '../lib/messages';
import type { Hint, Sight } from '../lib/protocol';
import { Table } from '../lib/table.svelte';
import { play } from '../ui/sound';
import { keep } from './progress.svelte';

/** A table at which the learner looks for one move after the other; nobody else is there. */
export class LessonTable extends Table {
  /** Nothing is lost by a wrong move here. */
  override readonly careful = false;
  index = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** The log when the step began. */
  private before: Sight[] = [];
  private steps = $state.raw<Step[]>([]);

  constructor(skinOf: (game: string) => Skin, lesson: Lesson, at: number) {
    super(skinOf);
    this.seat = 0;
    this.tell(lesson);
    this.go(Math.min(at, lesson.steps.length - 1));
  }

  /** The same lesson in the words of another language. */
  tell({ room, steps }: Lesson): void {
    this.room = room;
    this.seats = room.seats;
    this.steps = steps;
  }

  get step(): Step {
    return this.steps[this.index];
  }
  get count(): number {
    return this.steps.length;
  }
  /** Whether points and cards are others than those with which the step before has ended. */
  get fresh(): boolean {
    return this.index > 0 && !this.step.follows;
  }
  /** Whether the step is solved, so that nothing is asked just now. */
  get solved(): boolean {
    return this.answer?.right ?? false;
  }
  override get legal(): string[] {
    return this.solved ? [] : super.legal;
  }

  go(at: number): void {
    const on = at === this.index + 1 && this.solved && this.steps[at].follows;
    // Also what a reader in a hurry has not been shown.
    this.log = on ? [...this.before, ...this.step.moves.flatMap(({ events }) => events)] : [];
    this.before = this.log;
    this.index = at;
    if (!on) this.onTurn = Number(this.step.view.facts.turn ?? -1);
    this.answer = null;
    this.selection.clear();
    this.seq = -1;
    const { seq, view } = this.step;
    this.show.reset({ seq, view, events: [] });
    keep(this.game, at, this.count);
  }

  /** Point at the wanted move: its card, then its place. */
  reveal(): void {
    this.hints.hear([{ action: this.step.right, reason: '' } as Hint]);
  }

  override act = (action: string) => {
    const answer = this.step.answers[action];
    if (!answer || this.solved) return;
    this.answer = answer;
    announce(answer.text);
    if (!answer.right) {
      // A card that was dragged is kept where it lies once this call has returned.
      queueMicrotask(() => this.show.motion.release());
      play('refused');
      return;
    }
    this.hints.clear();
    for (const move of this.step.moves) this.show.add(move);
    if (this.index + 1 === this.count) keep(this.game, this.count, this.count);
    play('rise');
  };

  override why = (action: string) => {
    const refused = this.step.refused[action];
    if (!refused) return;
    this.refused = { t: 'refused', id: '', seq: this.seq, ...refused };
    announce(refused.sentence);
    play('refused');
  };
}
