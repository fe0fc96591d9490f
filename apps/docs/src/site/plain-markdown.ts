import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { PAGES, type Page, SECTIONS } from './contents.ts';
import { addressOf, type Places, resolveLink, withLinks } from './links.ts';
import { splitTitle, withFiles } from './markdown.ts';
import { read, repository } from './repository.ts';

/** Returns a file's text by its path in the repository. */
type Read = (path: string) => string;

/**
 * Address of a page's Markdown, such as `/docs/guides/picker.md`; `/docs/index.md` for the start page. The API reference
 * exists only as HTML.
 */
export const markdownAddressOf = (id: string, base: string): string =>
  id.startsWith('api/') ? addressOf(id, base) : `${base}/${id || 'index'}.md`;

/**
 * Renders a page as one Markdown file, with the code of its examples and links to the Markdown of other pages. Pictures
 * are replaced by their text.
 */
export function toPlainMarkdown({ file }: Page, read: Read, places: Places): string {
  const { title, body } = splitTitle(read(file), file);
  const text = withLinks(body.replace(/<!--[\s\S]*?-->\n*/g, ''), (href, isPicture) =>
    isPicture ? undefined : resolveLink(href, file, places, markdownAddressOf),
  );
  return `# ${title}\n\n${withFiles(text, read).trim()}\n`;
}

/** Renders the list of all pages for language models, in the format of https://llmstxt.org. */
export function toLlmsTxt(read: Read, { base }: Places): string {
  const lineOf = ({ id, file }: Page): string => {
    const { title, description } = splitTitle(read(file), file);
    const words = description && `: ${description}`;
    return `- [${title}](${markdownAddressOf(id, base)})${words ?? ''}`;
  };
  const sections = SECTIONS.map(
    ({ label, pages }) => `## ${label}\n\n${pages.map(lineOf).join('\n')}\n`,
  );
  const start = PAGES.find(({ id }) => id === '');
  const about = start && splitTitle(read(start.file), start.file).description;
  return [
    '# Gifkit\n',
    `> ${about}\n`,
    `Pages as HTML are at ${addressOf('', base)}.\n`,
    ...sections,
  ].join('\n');
}

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
