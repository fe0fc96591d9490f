import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Returns the distinct hashes of all inline elements with this name. */
function hashesOf(html: string, name: 'script' | 'style'): string {
  const inline = new RegExp(`<${name}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${name}>`, 'g');
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].join('');
}

/**
 * Policy of a page: files of this site, and inline scripts and styles by hash. Highlighted code has its colors in
 * style attributes; the search is WebAssembly.
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

/** Adds a Content-Security-Policy to every built page, before anything else loads. */
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
