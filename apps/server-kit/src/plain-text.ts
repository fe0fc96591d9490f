/** Control characters and line separators, which could forge lines or speak to a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/**
 * Half of a surrogate pair, which UTF-8 cannot hold: a page would have another text than the JSON beside it, and
 * `encodeURIComponent` throws.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text as one line that a page, a log and a URL can hold: control characters become spaces, halves of characters
 * the replacement character.
 *
 * @param maxLength in UTF-16 code units; what is longer is cut and ends in `…`.
 */
export function toPlainText(text: string, maxLength: number): string {
  const line = text.slice(0, maxLength).replace(CONTROLS, ' ');
  if (text.length <= maxLength) return line.replace(LONE_SURROGATE, '\ufffd');
  // The cut may have gone through a character.
  const whole = line.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(LONE_SURROGATE, '\ufffd')}…`;
}
