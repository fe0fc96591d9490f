import { describe, expect, it } from 'vitest';
import { PAGES } from './contents.ts';
import { markdownAddressOf, toLlmsTxt, toPlainMarkdown } from './plain-markdown.ts';
import { read } from './repository.ts';

const places = { base: '/docs', repository: undefined };

describe('the Markdown of a page', () => {
  const page = { id: 'guides/looks', file: 'apps/docs/pages/guides/looks.md' };
  const ofText = (text: string) => toPlainMarkdown(page, () => text, places);

  it('links to the Markdown of other pages, and keeps the text of broken links', () => {
    expect(
      ofText(
        '# Looks\n\n[Dark](dark-mode.md#by-hand), [start](../index.md), [code](../../src/site/links.ts), [out](https://a.example/).\n',
      ),
    ).toBe(
      '# Looks\n\n[Dark](/docs/guides/dark-mode.md#by-hand), [start](/docs/index.md), code, [out](https://a.example/).\n',
    );
  });

  it('leaves code alone, and replaces a picture by its alt text', () => {
    expect(ofText('# A\n\n`[a](b.md)` ![A cat](cat.png)\n\n```js\nf[a](b)\n```\n')).toBe(
      '# A\n\n`[a](b.md)` A cat\n\n```js\nf[a](b)\n```\n',
    );
  });

  it('includes the code of its example', () => {
    const vite = PAGES.find(({ id }) => id === 'start/vite');
    if (!vite) throw new Error('There is no such page.');
    const text = toPlainMarkdown(vite, read, places);
    expect(text).toContain('<Grid');
    expect(text).not.toMatch(/^```.* file=/m);
  });

  it('links only to existing files', () => {
    const known = new Set(PAGES.map(({ id }) => markdownAddressOf(id, '/docs')));
    for (const page of PAGES) {
      const text = toPlainMarkdown(page, read, places).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
      const links = [...text.matchAll(/\]\((\/docs\/(?!api\/)[^)#]*)/g)].map(
        ([, address]) => address,
      );
      expect(links.filter((address = '') => !known.has(address))).toEqual([]);
    }
  });
});

it('llms.txt describes Gifkit and lists every page once', () => {
  const text = toLlmsTxt(read, places);
  expect(text).toMatch(/^# Gifkit\n\n> A GIF and sticker SDK/);
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address]) => address);
  expect(listed).toEqual(PAGES.map(({ id }) => markdownAddressOf(id, '/docs')));
});
