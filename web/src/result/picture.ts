import { t } from '../lib/i18n.svelte';
import type { LiveTable } from '../lib/live.svelte';
import { ANIMALS, animalsFor } from '../ui/avatars';
import { HIGH, newPoster, type Poster, WIDE } from '../ui/poster';
import type { KeyMoment } from './moments';
import { standing } from './telling';

const CROWN = 'M3 27 1 8l12 8L25 1l12 15 12-8-2 19Z';

function face(to: CanvasRenderingContext2D, kind: string, x: number, y: number, size: number) {
  const animal = ANIMALS[kind];
  to.save();
  to.translate(x, y);
  to.scale(size / 40, size / 40);
  to.beginPath();
  to.arc(0, 0, 20, 0, 2 * Math.PI);
  to.clip();
  to.fillStyle = animal.ground;
  to.fillRect(-20, -20, 40, 40);
  to.lineCap = 'round';
  for (const [d, fill, stroke, width] of animal.shapes) {
    const path = new Path2D(d);
    if (fill !== 'none') to.fillStyle = fill;
    if (fill !== 'none') to.fill(path);
    if (stroke) to.strokeStyle = stroke;
    to.lineWidth = width ?? 0;
    if (stroke) to.stroke(path);
  }
  to.restore();
}

interface Told {
  head: string;
  how: string;
  winners: number[];
}

/** The winner large and crowned, with what was won. */
function crown({ to, ink, write }: Poster, told: Told, kind: string): void {
  to.strokeStyle = ink.gold;
  to.lineWidth = 7;
  to.beginPath();
  to.arc(160, 196, 79, 0, 2 * Math.PI);
  to.stroke();
  face(to, kind, 160, 196, 150);
  to.save();
  to.translate(160 - 45, 64);
  to.scale(1.8, 1.8);
  to.fillStyle = ink.gold;
  to.fill(new Path2D(CROWN));
  to.restore();
  const head = { family: 'display', weight: 800, size: 76, colour: ink.first } as const;
  const how = { family: 'text', weight: 500, size: 30, colour: ink.second } as const;
  write(told.head, head, 276, 196, WIDE - 340);
  write(told.how, how, 278, 246, WIDE - 340);
}

/** Who came where, and beside it what decided the game. */
function tell({ to, ink, write }: Poster, table: LiveTable, moments: KeyMoment[]): void {
  const kinds = animalsFor(table.names);
  const number = { family: 'text', weight: 700, size: 28 } as const;
  const name = { family: 'display', weight: 800, size: 32, colour: ink.first } as const;
  const story = { family: 'text', weight: 550, size: 26, colour: ink.second } as const;
  const line = (row: number) => 340 + row * 58;
  standing(table.over!.outcome.ranks)
    .slice(0, 4)
    .forEach(({ rank, seat }, row) => {
      const colour = rank === 1 ? ink.gold : ink.second;
      write(String(rank), { ...number, colour }, 92, line(row) + 10, 40);
      face(to, kinds[seat], 158, line(row), 46);
      write(table.names[seat], name, 196, line(row) + 11, 330);
    });
  moments.forEach((moment, row) => {
    to.fillStyle = ink.inlay;
    to.fillRect(560, line(row) - 16, 4, 32);
    write(moment.story, story, 584, line(row) + 9, WIDE - 584 - 64);
  });
}

/** Share the result of a table as a picture. */
export async function sharePicture(
  table: LiveTable,
  told: Told,
  moments: KeyMoment[],
): Promise<void> {
  const poster = await newPoster(table.game, { display: told.head, text: told.how });
  crown(poster, told, animalsFor(table.names)[told.winners[0]]);
  tell(poster, table, moments);
  const { ink, write } = poster;
  poster.to.textAlign = 'right';
  const title = { family: 'display', weight: 800, size: 44, colour: ink.first } as const;
  const host = { family: 'text', weight: 500, size: 24, colour: ink.second } as const;
  write(table.title, title, WIDE - 64, HIGH - 100, 460);
  write(`${t('played-at')} ${location.host}`, host, WIDE - 64, HIGH - 60, 520);
  await poster.share(told.head);
}
