/** Characters, as a reader counts them, that are drawn. */
export const MAX_CHARACTERS = 60;

const characters = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/**
 * The part of a text that is drawn: one line without control characters, at most `MAX_CHARACTERS`
 * long. A longer one ends in an ellipsis, after the last whole word that leaves room for it, or
 * within a word that alone fills more than half of the room.
 */
export const shorten = (text: string): string => {
  const line = text
    .replace(/[\p{Cc}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const all = characters(line);
  if (all.length <= MAX_CHARACTERS) return line;
  const room = all.slice(0, MAX_CHARACTERS - 1);
  const next = all[room.length];
  const space = next === ' ' ? room.length : room.lastIndexOf(' ');
  const kept = space > MAX_CHARACTERS / 2 ? room.slice(0, space) : room;
  return `${kept.join('').trimEnd()}…`;
};

/** The text in pieces that may stand on a line of their own: words, or characters of one that is too long. */
export const pieces = (word: string, fits: (text: string) => boolean): string[] => {
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
};
