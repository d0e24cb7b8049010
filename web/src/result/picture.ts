import { t } from '../lib/i18n.svelte';
import type { LiveTable } from '../lib/live.svelte';
import { ANIMALS, animalsFor } from '../ui/avatars';
import type { KeyMoment } from './moments';
import { standing } from './telling';

// The result as a picture of 1200 by 630, the size that other pages show of a link.
const WIDE = 1200;
const HIGH = 630;
const DISPLAY = 'Alegreya, Georgia, serif';
const TEXT = 'Onest, sans-serif';
const CROWN = 'M3 27 1 8l12 8L25 1l12 15 12-8-2 19Z';

/** What a token is worth in this game's light: canvas knows no custom properties. */
export function colours(game: string, names: string[]): string[] {
  const probe = document.createElement('span');
  probe.dataset.game = game;
  probe.style.display = 'none';
  document.body.append(probe);
  const found = names.map((name) => {
    probe.style.backgroundColor = `var(${name})`;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  return found;
}

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
  winner: number;
}

async function draw(table: LiveTable, told: Told, moments: KeyMoment[]): Promise<Blob> {
  await Promise.all([
    document.fonts.load(`800 72px ${DISPLAY}`, told.head),
    document.fonts.load(`600 28px ${TEXT}`, told.how),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  const to = canvas.getContext('2d')!;
  const [a, b, c, inlay, ink, ink2, gold] = colours(table.game, [
    '--felt-a',
    '--felt-b',
    '--felt-c',
    '--inlay',
    '--on-felt',
    '--on-felt-2',
    '--turn-felt',
  ]);
  const cloth = to.createRadialGradient(
    WIDE / 2,
    HIGH * 0.36,
    40,
    WIDE / 2,
    HIGH * 0.4,
    WIDE * 0.7,
  );
  cloth.addColorStop(0, a);
  cloth.addColorStop(0.5, b);
  cloth.addColorStop(1, c);
  to.fillStyle = cloth;
  to.fillRect(0, 0, WIDE, HIGH);
  to.strokeStyle = inlay;
  to.lineWidth = 2;
  to.beginPath();
  to.roundRect(22, 22, WIDE - 44, HIGH - 44, 30);
  to.stroke();

  const kinds = animalsFor(table.names);
  const write = (
    text: string,
    font: string,
    colour: string,
    x: number,
    y: number,
    most: number,
  ) => {
    to.font = font;
    to.fillStyle = colour;
    to.fillText(text, x, y, most);
  };
  to.strokeStyle = gold;
  to.lineWidth = 7;
  to.beginPath();
  to.arc(160, 196, 79, 0, 2 * Math.PI);
  to.stroke();
  face(to, kinds[told.winner], 160, 196, 150);
  to.save();
  to.translate(160 - 45, 64);
  to.scale(1.8, 1.8);
  to.fillStyle = gold;
  to.fill(new Path2D(CROWN));
  to.restore();
  write(told.head, `800 76px ${DISPLAY}`, ink, 276, 196, WIDE - 340);
  write(told.how, `500 30px ${TEXT}`, ink2, 278, 246, WIDE - 340);

  const rows = standing(table.over!.outcome.ranks).slice(0, 4);
  rows.forEach(({ rank, seat }, row) => {
    const y = 340 + row * 58;
    write(String(rank), `700 28px ${TEXT}`, rank === 1 ? gold : ink2, 92, y + 10, 40);
    face(to, kinds[seat], 158, y, 46);
    write(table.names[seat], `800 32px ${DISPLAY}`, ink, 196, y + 11, 330);
  });
  moments.forEach(({ story }, row) => {
    const y = 340 + row * 58;
    to.fillStyle = inlay;
    to.fillRect(560, y - 16, 4, 32);
    write(story, `550 26px ${TEXT}`, ink2, 584, y + 9, WIDE - 584 - 64);
  });
  to.textAlign = 'right';
  write(table.title, `800 44px ${DISPLAY}`, ink, WIDE - 64, HIGH - 100, 460);
  write(`${t('played-at')} ${location.host}`, `500 24px ${TEXT}`, ink2, WIDE - 64, HIGH - 60, 520);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Share the result of a table as a picture. */
export async function sharePicture(
  table: LiveTable,
  told: Told,
  moments: KeyMoment[],
): Promise<void> {
  await shareFile(await draw(table, told, moments), `koloda-${table.game}.png`, told.head);
}

/** Hand a picture to whatever this device shares with, or save it. */
export async function shareFile(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title });
    return;
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
