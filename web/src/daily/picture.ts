import { colours, shareFile } from '../result/picture';

// As wide and high as the picture of any other result.
const WIDE = 1200;
const HIGH = 630;
const DISPLAY = 'Alegreya, Georgia, serif';
const TEXT = 'Onest, sans-serif';

/** The lines of a result on the game's cloth: no card, no move. */
export async function draw(game: string, lines: string[]): Promise<Blob> {
  const [head, ...rest] = lines;
  await Promise.all([
    document.fonts.load(`800 56px ${DISPLAY}`, head),
    document.fonts.load(`600 34px ${TEXT}`, rest.join('')),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  const to = canvas.getContext('2d')!;
  const names = ['--felt-a', '--felt-b', '--felt-c', '--inlay', '--on-felt', '--on-felt-2'];
  const [a, b, c, inlay, ink, ink2] = colours(game, names);
  const cloth = to.createRadialGradient(WIDE / 2, HIGH * 0.36, 40, WIDE / 2, HIGH * 0.4, 840);
  [a, b, c].forEach((colour, at) => cloth.addColorStop(at / 2, colour));
  to.fillStyle = cloth;
  to.fillRect(0, 0, WIDE, HIGH);
  to.strokeStyle = inlay;
  to.lineWidth = 2;
  to.beginPath();
  to.roundRect(22, 22, WIDE - 44, HIGH - 44, 30);
  to.stroke();
  const write = (text: string, font: string, colour: string, y: number) => {
    to.font = font;
    to.fillStyle = colour;
    to.fillText(text, 84, y, WIDE - 168);
  };
  write(head, `800 56px ${DISPLAY}`, ink, 150);
  rest.slice(0, -1).forEach((line, at) => write(line, `600 38px ${TEXT}`, ink, 260 + at * 74));
  write(rest.at(-1) ?? '', `500 26px ${TEXT}`, ink2, HIGH - 70);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

export async function sharePicture(game: string, lines: string[]): Promise<void> {
  await shareFile(await draw(game, lines), `koloda-${game}.png`, lines[0]);
}
