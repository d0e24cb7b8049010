import { t } from '../lib/i18n.svelte';
import { HIGH, newPoster, type Poster, WIDE } from '../ui/poster';
import { spelt, titleOf } from './telling';

const LEFT = 84;
const MOST = WIDE - 2 * LEFT;
const CARD = { wide: 168, high: 236, round: 16 };
const FAN = { x: 930, y: 430, turn: 0.2, step: 74 };

/** Three cards without faces, as a hand that nobody has seen. */
function drawFan({ to, ink }: Poster): void {
  for (const at of [-1, 0, 1]) {
    to.save();
    to.translate(FAN.x + at * FAN.step, FAN.y + Math.abs(at) * 16);
    to.rotate(at * FAN.turn);
    to.beginPath();
    to.roundRect(-CARD.wide / 2, -CARD.high, CARD.wide, CARD.high, CARD.round);
    to.fillStyle = ink.edge;
    to.fill();
    to.strokeStyle = ink.inlay;
    to.lineWidth = 3;
    to.stroke();
    to.beginPath();
    to.roundRect(-CARD.wide / 2 + 14, 14 - CARD.high, CARD.wide - 28, CARD.high - 28, 8);
    to.lineWidth = 1.5;
    to.stroke();
    to.restore();
  }
}

/** Share the lines of a result on the game's cloth: no card, no move. */
export async function sharePicture(game: string, day: string, lines: string[]): Promise<void> {
  const title = titleOf(game);
  const sub = `${t('daily')} · ${spelt(day, { dateStyle: 'long' })}`;
  const poster = await newPoster(game, { display: title, text: sub + lines.join('') });
  const { first, second, gold } = poster.ink;
  drawFan(poster);
  poster.write(title, { family: 'display', weight: 800, size: 88, colour: first }, LEFT, 152, MOST);
  poster.write(sub, { family: 'text', weight: 600, size: 30, colour: gold }, LEFT, 204, MOST);
  const line = { family: 'text', weight: 600, size: 36, colour: first } as const;
  lines.slice(1, -1).forEach((text, at) => poster.write(text, line, LEFT, 300 + at * 62, 600));
  const foot = { family: 'text', weight: 500, size: 26, colour: second } as const;
  poster.write(`Koloda · ${lines.at(-1) ?? ''}`, foot, LEFT, HIGH - 70, MOST);
  await poster.share(lines[0]);
}
