// A picture of 1200 by 630, the size that other pages show of a link.
export const WIDE = 1200;
export const HIGH = 630;
const FAMILIES = { display: 'Alegreya, Georgia, serif', text: 'Onest, sans-serif' };

type Family = keyof typeof FAMILIES;
interface Style {
  family: Family;
  weight: number;
  size: number;
  colour: string;
}

/** What a token is worth in this game's light: canvas knows no custom properties. */
function colours<Name extends string>(
  game: string,
  tokens: Record<Name, string>,
): Record<Name, string> {
  const probe = document.createElement('span');
  probe.dataset.game = game;
  probe.style.display = 'none';
  document.body.append(probe);
  const found = { ...tokens };
  for (const name in tokens) {
    probe.style.backgroundColor = `var(${tokens[name]})`;
    found[name] = getComputedStyle(probe).backgroundColor;
  }
  probe.remove();
  return found;
}

/** A sheet of the game's cloth with its inlay line, to write and draw on. */
export class Poster {
  readonly canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  readonly to = this.canvas.getContext('2d')!;
  readonly ink;

  constructor(readonly game: string) {
    this.ink = colours(game, {
      lit: '--felt-a',
      body: '--felt-b',
      edge: '--felt-c',
      inlay: '--inlay',
      first: '--on-felt',
      second: '--on-felt-2',
      gold: '--turn-felt',
    });
    this.spread();
  }

  private spread(): void {
    const { to, ink } = this;
    const middle = WIDE / 2;
    const cloth = to.createRadialGradient(middle, HIGH * 0.36, 40, middle, HIGH * 0.4, WIDE * 0.7);
    [ink.lit, ink.body, ink.edge].forEach((colour, at) => cloth.addColorStop(at / 2, colour));
    to.fillStyle = cloth;
    to.fillRect(0, 0, WIDE, HIGH);
    to.strokeStyle = ink.inlay;
    to.lineWidth = 2;
    to.beginPath();
    to.roundRect(22, 22, WIDE - 44, HIGH - 44, 30);
    to.stroke();
  }

  /** One line, made narrower when it would be wider than `most`. */
  readonly write = (text: string, style: Style, x: number, y: number, most: number): void => {
    this.to.font = `${style.weight} ${style.size}px ${FAMILIES[style.family]}`;
    this.to.fillStyle = style.colour;
    this.to.fillText(text, x, y, most);
  };

  private async blob(): Promise<Blob> {
    return new Promise((done, fail) =>
      this.canvas.toBlob(
        (blob) => (blob ? done(blob) : fail(new Error('no picture'))),
        'image/png',
      ),
    );
  }

  /** Hand the picture to whatever this device shares with, or save it. */
  async share(title: string): Promise<void> {
    const file = new File([await this.blob()], `koloda-${this.game}.png`, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], title });
      return;
    }
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
}

/** A poster once the letters of both typefaces that it needs are there. */
export async function newPoster(game: string, shown: Record<Family, string>): Promise<Poster> {
  await Promise.all([
    document.fonts.load(`800 56px ${FAMILIES.display}`, shown.display),
    document.fonts.load(`600 28px ${FAMILIES.text}`, shown.text),
  ]);
  return new Poster(game);
}
