const placed = new Set<string>();

/** Puts a game's drawings into the page once, where `<use href="#…">` finds them. */
export function drawings(game: string, sheet: string): void {
  if (placed.has(game)) return;
  placed.add(game);
  const box = document.createElement('div');
  box.innerHTML = sheet;
  const svg = box.firstElementChild!;
  // Hidden by size: gradients of a sheet that is not displayed do not work.
  svg.setAttribute('class', 'sheet');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
}

/** The size of a name that fits a line of the card, in hundredths of the card's width. */
export function fitted(name: string, most: number, width: number): number {
  // A bold letter is a little more than half as wide as it is high.
  return Math.min(most, width / (0.53 * Math.max(1, name.length)));
}

/** How many lines a text takes where so many letters fit one, broken between words alone. */
export function lines(text: string, letters: number): number {
  let count = 1;
  let filled = 0;
  for (const { length } of text.split(' ')) {
    if (filled && filled + 1 + length > letters) {
      count += 1;
      filled = length;
    } else filled += (filled ? 1 : 0) + length;
  }
  return count;
}
