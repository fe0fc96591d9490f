import { expect, it } from 'vitest';
import { type Search, tolerant } from './tolerant-search.ts';

const TEXTS = { lists: 'infinite loading of lists', faults: 'loading stops', sound: 'sound' };

/** Finds pages that have every word, as Pagefind does. */
const strict: Search = async (term) => ({
  results: Object.entries(TEXTS)
    .filter(([, text]) => term.split(' ').every((word) => text.split(' ').includes(word)))
    .map(([id]) => ({ id, score: 1, data: async () => `${id}: ${term}` })),
});

const found = async (term: string) => {
  const { results } = await tolerant(strict)(term);
  return Promise.all(results.map((result) => result.data()));
};

it('finds pages that have some of the words, and highlights those', async () => {
  expect(await found('infinite loading stops of lists')).toEqual([
    'lists: infinite loading lists',
    'faults: loading stops',
  ]);
});

it('ignores words that every page has, and unknown ones', async () => {
  expect(await found('the sound gif xyz')).toEqual(['sound: sound']);
});

it('searches one word, and a term in quotes, as it is', async () => {
  expect(await found('sound')).toEqual(['sound: sound']);
  expect(await found('"infinite stops"')).toEqual([]);
});
