import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Hashes of the inline elements of this name, each once. */
function hashesOf(html: string, name: 'script' | 'style'): string {
  const inline = new RegExp(`<${name}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${name}>`, 'g');
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].join('');
}

/**
 * A page's own policy: this site's files, and inline scripts and styles by their hashes. Highlighted code has its
 * colors in style attributes; the search is WebAssembly.
 */
export const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${hashesOf(html, 'script')}`,
    `style-src 'self'${hashesOf(html, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Gives every built page its Content-Security-Policy, before anything else is loaded. */
export const strictPolicy = (): AstroIntegration => ({
  name: 'strict-policy',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const path of globSync('**/*.html', { cwd: dir })) {
        const url = new URL(path, dir);
        const html = readFileSync(url, 'utf8');
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
        writeFileSync(url, html.replace(/<meta charset="utf-8"\/?>/i, `$&${meta}`));
      }
    },
  },
});
