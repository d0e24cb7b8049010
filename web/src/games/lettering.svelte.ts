/** How often a typeface has come that a word was measured without. */
let come = $state(0);
const asked = new Set<string>();
let pen: CanvasRenderingContext2D | null = null;

/** The width of the widest word of a name, in ems of a shipped typeface as cards print it. */
export function widest(name: string, family: 'Onest' | 'Alegreya'): number {
  void come;
  const font = `800 100px ${family}`;
  const wanted = `${font} ${name}`;
  if (!asked.has(wanted)) {
    asked.add(wanted);
    void document.fonts.load(font, name).then(() => (come += 1));
  }
  pen ??= document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const wide = name.split(' ').map((word) => pen!.measureText(word).width);
  return Math.ceil(Math.max(...wide)) / 100;
}
