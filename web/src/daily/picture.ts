import { HIGH, newPoster, WIDE } from '../ui/poster';

const LEFT = 84;
const MOST = WIDE - 2 * LEFT;

/** Share the lines of a result on the game's cloth: no card, no move. */
export async function sharePicture(game: string, lines: string[]): Promise<void> {
  const [head, ...rest] = lines;
  const poster = await newPoster(game, { display: head, text: rest.join('') });
  const { first, second } = poster.ink;
  poster.write(head, { family: 'display', weight: 800, size: 56, colour: first }, LEFT, 150, MOST);
  const line = { family: 'text', weight: 600, size: 38, colour: first } as const;
  rest.slice(0, -1).forEach((text, at) => poster.write(text, line, LEFT, 260 + at * 74, MOST));
  const foot = { family: 'text', weight: 500, size: 26, colour: second } as const;
  poster.write(rest.at(-1) ?? '', foot, LEFT, HIGH - 70, MOST);
  await poster.share(head);
}
