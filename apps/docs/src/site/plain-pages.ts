import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { PAGES } from './contents.ts';
import { markdownAddressOf, toLlmsTxt, toPlainMarkdown } from './plain-markdown.ts';
import { read, repository } from './repository.ts';

/** Writes each page as Markdown next to its HTML, and `llms.txt`, which lists them. */
export function plainPages(): AstroIntegration {
  let base = '';
  return {
    name: 'plain-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir }) => {
        const places = { base, repository };
        for (const page of PAGES) {
          const url = new URL(markdownAddressOf(page.id, '.'), dir);
          mkdirSync(new URL('.', url), { recursive: true });
          writeFileSync(url, toPlainMarkdown(page, read, places));
        }
        writeFileSync(new URL('llms.txt', dir), toLlmsTxt(read, places));
      },
    },
  };
}
