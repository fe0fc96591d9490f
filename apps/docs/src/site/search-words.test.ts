import { expect, it } from 'vitest';
import { PAGES } from './contents.ts';
import { searchWeightOf, WORDS, withSearchWords } from './search-words.ts';

it('adds invisible synonyms to a guide', () => {
  const html = withSearchWords('<p>Text.</p>', 'guides/lists');
  expect(html).toMatch(
    /^<span data-pagefind-meta="words\[data-words\]" data-words="infinite scroll [^"]*"><\/span><p>Text\.<\/p>$/,
  );
});

it('ranks the reference and its headings below guides', () => {
  expect(withSearchWords('<h2 id="a">A</h2><p>Text.</p>', 'api/model')).toBe(
    '<div data-pagefind-weight="0.15"><h2 data-pagefind-weight="0.90" id="a">A</h2><p>Text.</p></div>',
  );
  expect(searchWeightOf('behaviour')).toBeLessThan(searchWeightOf('packages/model'));
  expect(searchWeightOf('packages/model')).toBeLessThan(searchWeightOf('guides/picker'));
});

it('has words only for existing pages, safe in an attribute', () => {
  const ids = PAGES.map(({ id }) => id);
  for (const [id, words] of Object.entries(WORDS)) {
    expect(ids).toContain(id);
    expect(words).not.toMatch(/["<>&]/);
  }
});
