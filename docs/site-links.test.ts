import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../apps/docs/src/site/contents.ts';
import { addressOf, resolveLink } from '../apps/docs/src/site/links.ts';

const root = join(import.meta.dirname, '..');
const places = { base: '/docs', repository: undefined };

/** Text without code, which has no headings or links. */
const proseOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').replace(/^(`{3,})[\s\S]*?^\1$/gm, '');

/** Ids of headings; repeated ones are numbered. */
function idsIn(markdown: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) =>
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const ids = headings.map((id) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count ? `${id}-${count}` : id;
  });
  const anchors = [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...ids, ...anchors]);
}

// TypeDoc generates these pages while the site is built.
const written = PAGES.filter(({ id }) => !id.startsWith('api/'));

/** Heading ids by page address. */
const idsByAddress = new Map(
  written.map(({ id, file }) => [addressOf(id, places.base), idsIn(proseOf(file))]),
);

describe.each(written)('$file on the site', ({ id, file }) => {
  it('links to existing headings', () => {
    const links = [...proseOf(file).matchAll(/\]\(([^)\s]+#[^)\s]+|#[^)\s]+)\)/g)].map(
      ([, href = '']) => href,
    );
    const broken = links.filter((href) => {
      const resolved = resolveLink(href, file, places);
      if (resolved === undefined || /^[a-z]+:/.test(resolved)) return false;
      const [address, fragment = ''] = resolved.split('#');
      const ids = idsByAddress.get(address || addressOf(id, places.base));
      return !ids?.has(decodeURIComponent(fragment));
    });
    expect(broken).toEqual([]);
  });
});
