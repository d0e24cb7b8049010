// The animals that sit at the tables, as paths in a square from -20 to 20: the same data draws
// them on the page and on the canvas of a shared picture.

/** A path, its fill, and where it has one its line. */
export type Shape = [d: string, fill: string, stroke?: string, width?: number];

export interface Animal {
  ground: string;
  shapes: Shape[];
}

const round = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
/** The same circle on both sides of the face. */
const pair = (x: number, y: number, rx: number, ry = rx) =>
  round(-x, y, rx, ry) + round(x, y, rx, ry);

export const ANIMALS: Record<string, Animal> = {
  cat: {
    ground: '#136a63',
    shapes: [
      ['M-14-15-6-8.5H6L14-15V4Q14 15 0 15-14 15-14 4Z', '#38404f'],
      ['M-11.5-10-6-5.5H-11.5ZM11.5-10 6-5.5H11.5Z', '#e79a8a'],
      ['M-9 1.5Q-5.5-3-2.5 1.5-5.5 4.5-9 1.5ZM9 1.5Q5.5-3 2.5 1.5 5.5 4.5 9 1.5Z', '#ffd56a'],
      [pair(5.6, 1.3, 1.5), '#171a20'],
      ['M-1.8 6.5H1.8L0 8.4ZM0 8.5V10.5M-6 9.5-11 9M6 9.5 11 9', '#e79a8a', '#c9ced8', 0.9],
    ],
  },
  fox: {
    ground: '#274a5c',
    shapes: [
      ['M-15-14-6-8H6L15-14 14 3 0 16-14 3Z', '#ee8a3c'],
      ['M-14 3 0 16 14 3 6.5 4 0 11-6.5 4Z', '#fff3e0'],
      ['M-15-14-11.5-3-6-8ZM15-14 11.5-3 6-8Z', '#7d3c14'],
      [pair(5.5, -0.5, 1.9) + round(0, 11, 2.3), '#23150c'],
    ],
  },
  owl: {
    ground: '#3c2a63',
    shapes: [
      ['M-14-14Q-7-9 0-10 7-9 14-14V4Q14 16 0 16-14 16-14 4Z', '#a98be6'],
      ['M-8 6Q0 13 8 6 8 16 0 16-8 16-8 6Z', '#d9c8ff'],
      [pair(6.2, -1.5, 5.8), '#ffffff'],
      [pair(5.5, -1.5, 2.7), '#23183c'],
      ['M-2.6 3H2.6L0 8Z', '#f6b73c'],
    ],
  },
  hare: {
    ground: '#7a3550',
    shapes: [
      [
        'M-9-18Q-3-17-3.5-5H3.5Q3-17 9-18 11.5-9 8-3 13 2 11.5 8 9 15.5 0 15.5-9 15.5-11.5 8-13 2-8-3-11.5-9-9-18Z',
        '#f2e6dc',
      ],
      ['M-7.6-15Q-4.8-13-5.2-5.5-9-9-7.6-15ZM7.6-15Q4.8-13 5.2-5.5 9-9 7.6-15Z', '#e8a0a0'],
      [pair(4.8, 3, 1.9), '#2b1b1b'],
      ['M-2 7.5H2L0 9.8Z', '#d0656f'],
    ],
  },
  bear: {
    ground: '#3b6b35',
    shapes: [
      [pair(10, -9, 5.5), '#9a6a43'],
      [pair(10, -9, 2.6), '#6b4529'],
      [round(0, 2, 13.5), '#b07d52'],
      [round(0, 7, 6.5, 5.5), '#ecd2b2'],
      [pair(5, -0.5, 1.9), '#26170d'],
      ['M-2.5 4H2.5L0 7ZM0 7V9.5', '#26170d', '#26170d', 1.2],
    ],
  },
  frog: {
    ground: '#7c4d14',
    shapes: [
      [pair(8, -8.5, 5.6), '#6fb044'],
      ['M-15 2Q-15-8 0-8 15-8 15 2 15 14.5 0 14.5-15 14.5-15 2Z', '#86c656'],
      ['M-11 6Q0 14 11 6 9 14.5 0 14.5-9 14.5-11 6Z', '#c8e79b'],
      [pair(8, -8.5, 3.7), '#fffbe8'],
      [pair(7.6, -8.3, 1.9), '#1c2a12'],
      ['M-11 5.500Q0 12 11 5.5', 'none', '#345c1f', 1.4],
    ],
  },
  raven: {
    ground: '#a4442f',
    shapes: [
      ['M-3-15Q2-18 6-16 3-14 4-12 14-9 14 2 14 16 0 16-14 16-14 2-14-11-3-15Z', '#2c3140'],
      ['M-11 8Q0 20 11 8 10 16 0 16-10 16-11 8Z', '#444b60'],
      [pair(6, -2.5, 3.6), '#f5eedc'],
      [pair(5.4, -2.3, 1.9), '#14161d'],
      ['M-4.5 2Q0-1 4.5 2L0 13Z', '#e7ae4c'],
      ['M-4.2 3.500Q0 5.5 4.2 3.5', 'none', '#8d5c17', 1],
    ],
  },
  badger: {
    ground: '#3f5f86',
    shapes: [
      [pair(10.5, -9.5, 4.2), '#2c2d35'],
      ['M-13-4Q-12-13 0-13 12-13 13-4 13 8 5 14 0 17-5 14-13 8-13-4Z', '#f4eee2'],
      ['M-10-9.500Q-5-12-3-8L-4 8Q-6 12-9 8-13 1-10-9.500Z', '#2c2d35'],
      ['M10-9.500Q5-12 3-8L4 8Q6 12 9 8 13 1 10-9.500Z', '#2c2d35'],
      [pair(6.3, 0, 1.8), '#ffffff'],
      [pair(6.2, 0.2, 1), '#14141a'],
      [round(0, 12, 2.8, 2.1), '#14141a'],
    ],
  },
  deer: {
    ground: '#2d6a72',
    shapes: [
      ['M-4-9Q-9-12-8-19M-7.5-14-12.5-16M4-9Q9-12 8-19M7.5-14 12.5-16', 'none', '#f0dcb0', 2],
      ['M-7-6Q-15-11-16-6-13-1-7-2ZM7-6Q15-11 16-6 13-1 7-2Z', '#a5622f'],
      ['M-8.5-8Q0-12 8.5-8 10 0 6.5 9 5 16 0 16-5 16-6.5 9-10 0-8.5-8Z', '#c17d43'],
      ['M-5 8Q0 4 5 8 5 16 0 16-5 16-5 8Z', '#f3dcbb'],
      [pair(5, -0.5, 1.9), '#2a1709'],
      [round(0, 10, 2.4, 1.7), '#2a1709'],
    ],
  },
  penguin: {
    ground: '#b0761a',
    shapes: [
      [round(0, 1.5, 14.5), '#262c40'],
      ['M0-3Q-3-8-7-7-12-5-10.5 3-8 14 0 14 8 14 10.5 3 12-5 7-7 3-8 0-3Z', '#fbf6ea'],
      [pair(5, 0, 1.9), '#191c28'],
      [pair(8, 5, 1.8), '#f3b9a4'],
      ['M-3.2 3.500Q0 1.5 3.2 3.500L0 8Z', '#ee8a2e'],
    ],
  },
  hedgehog: {
    ground: '#5f7a2c',
    shapes: [
      [
        'M0-17 3.5-13 8.5-15.5 9.5-10.5 15-10 13-5 17-2 13.5 2 16 7 11.5 9 11 14 0 14-11 14-11.5 9-16 7-13.5 2-17-2-13-5-15-10-9.5-10.5-8.5-15.5-3.5-13Z',
        '#5a4030',
      ],
      [pair(8.5, -2.5, 3), '#d9a877'],
      ['M-9 3Q-9-6 0-3 9-6 9 3 9 15 0 15-9 15-9 3Z', '#f0d3a6'],
      [pair(4, 3, 1.8) + round(0, 9.5, 2.3, 1.9), '#24160c'],
    ],
  },
  panda: {
    ground: '#8f4a78',
    shapes: [
      [pair(10.5, -9.5, 5), '#26262e'],
      [round(0, 2, 14, 13), '#fbf7ee'],
      ['M-9.5-3Q-4-5-3 1-4 6-8 5-11 3-9.5-3ZM9.5-3Q4-5 3 1 4 6 8 5 11 3 9.5-3Z', '#26262e'],
      [pair(6, 1, 1.5), '#ffffff'],
      [round(0, 7, 2.3, 1.7), '#26262e'],
      ['M-3 10Q0 12.5 3 10', 'none', '#26262e', 1.2],
    ],
  },
};

/** Whoever is called like an animal, as several bots are, has its face and no other. */
const NAMESAKES = new Map([
  ['volpe', 'fox'],
  ['sova', 'owl'],
  ['lepre', 'hare'],
  ['orso', 'bear'],
  ['gatto', 'cat'],
  ['badger', 'badger'],
  ['wren', 'raven'],
  ['robin', 'raven'],
]);
const KINDS = Object.keys(ANIMALS);

/** FNV-1a: the same name is the same animal everywhere. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  return sum >>> 0;
}

/** One animal for each seat: by its name, and no two alike while there are enough of them. */
export function animalsFor(names: string[]): string[] {
  const taken = new Set<string>();
  const kinds: string[] = [];
  const words = names.map((name) => name.trim().toLowerCase());
  const seats = [...names.keys()].sort(
    (one, other) => Number(NAMESAKES.has(words[other])) - Number(NAMESAKES.has(words[one])),
  );
  for (const seat of seats) {
    const namesake = KINDS.indexOf(NAMESAKES.get(words[seat]) ?? '');
    const first = namesake < 0 ? hash(words[seat] || `seat ${seat}`) % KINDS.length : namesake;
    const order = [...KINDS.slice(first), ...KINDS.slice(0, first)];
    kinds[seat] = order.find((found) => !taken.has(found)) ?? order[0];
    taken.add(kinds[seat]);
  }
  return kinds;
}
