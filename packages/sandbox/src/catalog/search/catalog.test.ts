import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogEntry, Rating } from '../entry.ts';
import { createCatalog, type Selection } from './catalog.ts';
import { everyWord } from './query.ts';

const entry = (id: string, title: string, more: Partial<CatalogEntry> = {}): CatalogEntry => ({
  id,
  kind: 'gif',
  scene: 'any',
  title,
  slug: id,
  tags: [],
  category: 'animals',
  username: '',
  rating: 'g',
  importedAt: '2024-01-01 00:00:00',
  trendedAt: '2024-01-01 00:00:00',
  source: '',
  ...more,
});

const ids = (entries: CatalogEntry[], selection: Partial<Selection>): string[] => {
  const catalog = createCatalog(entries);
  const all: Selection = { kind: 'gif', rating: 'r', ...selection };
  const page = catalog.list(all);
  catalog.close();
  return page.entries.map(({ id }) => id);
};

describe('a list', () => {
  it('lists the most popular first without search words', () => {
    expect(ids([entry('a', 'A'), entry('b', 'B')], {})).toEqual(['a', 'b']);
  });

  it('ranks titles before tags, and tags before categories and accounts', () => {
    const entries = [
      entry('account', 'One', { username: 'dog' }),
      entry('tags', 'Two', { tags: ['dog', 'dog food', 'hot dog', 'dog days'] }),
      entry('title', 'A dog in a longer title than others', { tags: ['a', 'b', 'c', 'd', 'e'] }),
    ];
    expect(ids(entries, { match: everyWord(['dog']) })).toEqual(['title', 'tags', 'account']);
  });

  it('ranks the word itself before longer words', () => {
    const entries = [entry('longer', 'Catapult'), entry('itself', 'Cat')];
    expect(ids(entries, { match: everyWord(['cat']) })).toEqual(['itself', 'longer']);
  });

  it('finds other forms of a word', () => {
    expect(ids([entry('a', 'Dancing')], { match: everyWord(['dances']) })).toEqual(['a']);
  });

  it('contains only the selection', () => {
    const entries = [
      entry('plain', 'Dog'),
      entry('sticker', 'Dog', { kind: 'sticker' }),
      entry('restricted', 'Dog', { rating: 'r' }),
      entry('food', 'Dog', { category: 'food', username: 'cook' }),
      entry('unlisted', 'Dog', { unlisted: true }),
    ];
    for (const match of [undefined, everyWord(['dog'])]) {
      expect(ids(entries, { match, rating: 'pg' })).toEqual(['plain', 'food']);
      expect(ids(entries, { match, category: 'food' })).toEqual(['food']);
      expect(ids(entries, { match, username: 'cook' })).toEqual(['food']);
      expect(ids(entries, { match, except: 'plain' })).toEqual(['restricted', 'food']);
      expect(ids(entries, { match, unlisted: true })).toContain('unlisted');
      expect(ids(entries, { match, kind: 'sticker' })).toEqual(['sticker']);
    }
  });

  it('lists the newest first on request', () => {
    const entries = [
      entry('old', 'Dog', { importedAt: '2020-01-01 00:00:00' }),
      entry('new', 'Dog', { importedAt: '2025-01-01 00:00:00' }),
    ];
    expect(ids(entries, { recent: true })).toEqual(['new', 'old']);
    expect(ids(entries, { recent: true, match: everyWord(['dog']) })).toEqual(['new', 'old']);
  });

  it('appends everything else if `filled` is set', () => {
    const entries = [entry('a', 'Cat'), entry('b', 'Dog'), entry('c', 'Cow')];
    expect(ids(entries, { match: everyWord(['dog']), filled: true })).toEqual(['b', 'a', 'c']);
  });

  it('ends at the paging limit', () => {
    const many = Array.from({ length: 5100 }, (_, index) => entry(`id${index}`, 'Dog'));
    const catalog = createCatalog(many);
    for (const match of [undefined, everyWord(['dog'])]) {
      const page = catalog.list({ kind: 'gif', rating: 'r', match }, { offset: 4990, limit: 50 });
      expect(page.total).toBe(5000);
      expect(page.entries.map(({ id }) => id)).toEqual(
        Array.from({ length: 10 }, (_, index) => `id${4990 + index}`),
      );
    }
    catalog.close();
  });

  it('is the same list for pages of any size', () => {
    const ratings: Rating[] = ['g', 'pg', 'pg-13', 'r'];
    const words = ['dog', 'cat', 'dog cat', 'cow', 'dogma'];
    const some = Array.from({ length: 60 }, (_, index) =>
      entry(`id${index}`, words[index % 5] ?? '', { rating: ratings[index % 4] ?? 'g' }),
    );
    const catalog = createCatalog(some);
    fc.assert(
      fc.property(
        fc.record({
          kind: fc.constant('gif' as const),
          rating: fc.constantFrom(...ratings),
          match: fc.constantFrom(undefined, everyWord(['dog']), everyWord(['cat', 'dog'])),
        }),
        fc.integer({ min: 1, max: 20 }),
        (selection, limit) => {
          const whole = catalog.list(selection);
          const paged: string[] = [];
          for (let offset = 0; offset < whole.total; offset += limit) {
            paged.push(...catalog.list(selection, { offset, limit }).entries.map(({ id }) => id));
          }
          expect(paged).toEqual(whole.entries.map(({ id }) => id));
          expect(new Set(paged).size).toBe(whole.total);
        },
      ),
    );
    catalog.close();
  });

  it('refuses two items with the same id', () => {
    expect(() => createCatalog([entry('a', 'A'), entry('a', 'B')])).toThrow(
      'Two items have the id "a".',
    );
  });
});
