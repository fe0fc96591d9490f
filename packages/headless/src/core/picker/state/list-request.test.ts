import { expect, it } from 'vitest';
import { type ListRequestOptions, listKey, listRequest } from './list-request.ts';

const types = ['stickers', 'gifs'] as const;
const provider = { name: 'own', id: 'own-1', capabilities: { types } as never };
const start: ListRequestOptions = {
  state: { tab: 'gifs', term: '', shelf: 'trending' },
  provider,
  rating: 'g',
  lang: 'de',
  isRecentByService: false,
  keptList: undefined,
};
const stateOf = (state: Partial<ListRequestOptions['state']>) => ({
  state: { ...start.state, ...state },
});

it.each<[string, Partial<ListRequestOptions>, object]>([
  ['what is trending', {}, { call: 'trending', type: 'gifs', rating: 'g', lang: 'de' }],
  ['a search', stateOf({ term: 'cat' }), { call: 'search', term: 'cat', type: 'gifs' }],
  ['emoji, which have no language', stateOf({ tab: 'emoji' }), { call: 'emoji', rating: 'g' }],
  ['what is kept here', stateOf({ shelf: 'recents' }), { call: 'kept', shelf: 'recents' }],
  [
    'what the service keeps',
    { ...stateOf({ shelf: 'recents', tab: 'clips' }), isRecentByService: true },
    { call: 'recents', type: 'clips' },
  ],
  [
    'what the service keeps, of its first kind where emoji are shown',
    { ...stateOf({ shelf: 'recents', tab: 'emoji' }), isRecentByService: true },
    { call: 'recents', type: 'stickers' },
  ],
  ['no more than pg-13 where the host says nothing', { rating: undefined }, { rating: 'pg-13' }],
])('a list of the picker is %s', (_, change, request) => {
  expect(listRequest({ ...start, ...change })).toMatchObject(request);
});

const keyOf = (
  change: Partial<ListRequestOptions> = {},
  of: { name: string; id?: string } = provider,
) => listKey(of, listRequest({ ...start, ...change }));

it.each<[string, Partial<ListRequestOptions>]>([
  ['rating', { rating: 'pg' }],
  ['language', { lang: 'en' }],
  ['tab', stateOf({ tab: 'stickers' })],
  ['term', stateOf({ term: 'cat' })],
  ['shelf', stateOf({ shelf: 'favourites' })],
  ['a term that looks like the rest of a key', stateOf({ term: 'trending/gifs' })],
])('another %s is another list', (_, change) => {
  expect(keyOf(change)).not.toBe(keyOf());
});

it('recents of the service are another list than those that are kept here', () => {
  const recents = stateOf({ shelf: 'recents' });
  expect(keyOf({ ...recents, isRecentByService: true })).not.toBe(keyOf(recents));
});

it('a provider of the same name is another one by its id alone', () => {
  expect(keyOf({}, { name: 'own', id: 'own-2' })).not.toBe(keyOf());
  expect(keyOf({}, { name: 'own', id: 'own-1' })).toBe(keyOf());
  expect(keyOf({}, { name: 'own' })).toBe(keyOf({}, { name: 'own' }));
});

it('the rating that a picker has anyway is the same list', () => {
  expect(keyOf({ rating: undefined })).toBe(keyOf({ rating: 'pg-13' }));
});

it('what is kept here is the same list with any rating and language', () => {
  const kept = stateOf({ shelf: 'favourites' });
  expect(keyOf({ ...kept, rating: 'r', lang: 'en' })).toBe(keyOf(kept));
});
