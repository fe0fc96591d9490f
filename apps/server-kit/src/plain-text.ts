/** Control characters and line separators, which could forge log lines or control a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/**
 * Lone surrogates, which UTF-8 cannot encode: page and JSON would differ, and `encodeURIComponent` throws.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Turns a text into one line that is safe in a page, a log and a URL: control characters become spaces, lone
 * surrogates the replacement character.
 *
 * @param maxLength in UTF-16 code units; a longer text is truncated with `…`.
 */
export function toPlainText(text: string, maxLength: number): string {
  const line = text.slice(0, maxLength).replace(CONTROLS, ' ');
  if (text.length <= maxLength) return line.replace(LONE_SURROGATE, '\ufffd');
  // The cut may split a surrogate pair.
  const whole = line.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(LONE_SURROGATE, '\ufffd')}…`;
}
