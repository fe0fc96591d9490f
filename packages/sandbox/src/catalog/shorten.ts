/** Maximum length of a drawn text in graphemes. */
const MAX_CHARACTERS = 60;

export const characters = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/**
 * Shortens a text to a single line of at most `MAX_CHARACTERS` without control characters. It cuts after a
 * whole word if possible, and adds an ellipsis.
 */
export function shorten(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  // A character has at least one code unit, so short texts need no segmentation.
  if (line.length <= MAX_CHARACTERS) return line;
  const all = characters(line);
  if (all.length <= MAX_CHARACTERS) return line;
  const room = all.slice(0, MAX_CHARACTERS - 1);
  const next = all[room.length];
  const space = next === ' ' ? room.length : room.lastIndexOf(' ');
  const kept = space > MAX_CHARACTERS / 2 ? room.slice(0, space) : room;
  return `${kept.join('').trimEnd()}…`;
}

export function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of characters(word)) {
    if (part && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
