import { createHash } from 'node:crypto';

/** Takes the styles of `style` attributes, each once, and gives each a class. */
export interface StyleSheet {
  classOf: (style: string) => string;
  css: () => string;
}

export function createStyleSheet(): StyleSheet {
  const classes = new Map<string, string>();
  return {
    classOf(style) {
      const known = classes.get(style) ?? `is-${classes.size.toString(36)}`;
      classes.set(style, known);
      return known;
    },
    css: () => [...classes].map(([style, name]) => `.${name}{${style}}`).join('\n'),
  };
}

/** A script or style element, which is left alone, or the opening tag of any other element. */
const PIECE =
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-z][\w-]*(?:\s+[^\s"'>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/g;

function withClass(tag: string, style: string, name: string): string {
  const rest = tag.replace(` style="${style}"`, '');
  if (/\sclass="/.test(rest)) return rest.replace(/\sclass="/, ` class="${name} `);
  return rest.replace(/^<[a-z][\w-]*/, `$& class="${name}"`);
}

/** Moves `style` attributes into the sheet: a policy without 'unsafe-inline' blocks them. */
export const withoutStyleAttributes = (html: string, sheet: StyleSheet): string =>
  html.replace(PIECE, (piece) => {
    const style = /^<(?:script|style)\b/.test(piece)
      ? undefined
      : /\sstyle="([^"]*)"/.exec(piece)?.[1];
    return style === undefined ? piece : withClass(piece, style, sheet.classOf(style));
  });

/** Selectors that find highlighted code by its style attributes find it by the classes in their place. */
export const withClassSelectors = (css: string): string =>
  css.replace(/\[style\^=(['"]?)--\1\]:not\(\[class\]\)/g, '[class^="is-"]');

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline elements of this name, each once. */
function hashesOf(html: string, name: 'script' | 'style'): string {
  const inline = new RegExp(`<${name}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${name}>`, 'g');
  const hashes = [...html.matchAll(inline)].map(([, text = '']) => sha256(text));
  return [...new Set(hashes)].map((hash) => ` ${hash}`).join('');
}

/**
 * The page's own policy: nothing but this site's files, and inline scripts and styles by their hashes.
 * The search is WebAssembly.
 */
export const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${hashesOf(html, 'script')}`,
    `style-src 'self'${hashesOf(html, 'style')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Puts what belongs to the policy at the top of the head. */
export const withPolicy = (html: string, stylesheet: string): string =>
  html.replace(
    /<meta charset="utf-8"\/?>/i,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"><link rel="stylesheet" href="${stylesheet}">`,
  );
