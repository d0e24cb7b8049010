import { announce } from '../lib/a11y.svelte';
import type { Banner, Skin } from '../games/skin';
import type { Lesson, LessonAnswer as Answer, LessonStep as Step } from '../lib/messages';
import { t } from '../lib/i18n.svelte';
import type { Hint, Sight, View } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
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
    // The learner's animal is that of the name under which the games after the lesson are played.
    const me = settings.name.trim() || t('guest');
    this.seats = room.seats.map((seat, at) => (at === this.seat ? { ...seat, name: me } : seat));
    this.steps = steps;
  }

  get step(): Step {
    return this.steps[this.index];
  }
  get titles(): string[] {
    return this.steps.map(({ title }) => title);
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
  /** A solved step asks nothing more: points and places are those of what is being shown. */
  protected override isMine(view?: View): boolean {
    return !this.solved && super.isMine(view);
  }
  /** Whether everything that the right move leads to has been shown. */
  get finished(): boolean {
    return this.solved && !this.show.behind;
  }
  override get legal(): string[] {
    return this.solved ? [] : super.legal;
  }

  /** Petals are for the move with which the lesson ends, whatever game has ended before. */
  override banner(event: Sight, view?: View): Banner | null {
    const found = super.banner(event, view);
    const over = Boolean((view ?? this.view).outcome) && this.index + 1 < this.count;
    return found && over ? { ...found, burst: false } : found;
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

  /** What was said of a wrong move is over as soon as another one is begun. */
  retry(): void {
    if (!this.solved) this.answer = null;
  }

  /** Point at the wanted move: its card, then its place. */
  reveal(): void {
    this.hints.hear([{ action: this.step.right, reason: '' } as Hint]);
  }

  override act = (action: string) => {
    const answer = this.step.answers[action];
    if (!answer || this.solved) return;
    this.answer = answer;
    if (!answer.right) {
      announce(answer.text);
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
