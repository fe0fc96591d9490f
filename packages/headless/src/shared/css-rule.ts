import type { CSSProperties } from 'react';

/** Properties whose numbers are no lengths; of those that a part may have. */
const UNITLESS = /^(aspectRatio|flex|flexGrow|flexShrink|lineHeight|opacity|order|zIndex)$/;

/** What could end a declaration, a rule or the style element. */
const UNSAFE = /[;{}<]/;

const declarationOf = ([name, value]: [string, unknown]): string[] => {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  const text = typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : String(value);
  if (text === '' || UNSAFE.test(text)) return [];
  return [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${text}`];
};

/**
 * One CSS rule with what a `style` prop says. Numbers are px, as in React. A value that could end its
 * declaration is left out.
 */
export const cssRule = (selector: string, style: CSSProperties): string =>
  `${selector}{${Object.entries(style).flatMap(declarationOf).join(';')}}`;
