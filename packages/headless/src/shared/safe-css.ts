/** Texts between quotation marks, which may contain any characters but these. */
const QUOTED = /"[^"\\<\n]*"|'[^'\\<\n]*'/g;

/** Characters that could end a declaration, a rule or the style element, and those whose end the text could lack. */
const UNSAFE = /[;{}<\\"'[\]]|\/\*/;

/**
 * Returns true for a CSS value or condition that cannot reach beyond its place in a style sheet.
 *
 * @example isSafeCss('calc(100% - 8px)') // true
 * @example isSafeCss('red;}body{color:red') // false
 */
export function isSafeCss(text: string): boolean {
  const unquoted = text.replace(QUOTED, '');
  let depth = 0;
  for (const [bracket] of unquoted.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && !UNSAFE.test(unquoted);
}
