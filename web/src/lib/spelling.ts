export const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

/** A number as people write it, with a minus and not with a hyphen. */
export const signed = (value: number | string): string => String(value).replace('-', '−');
