import { expect, it } from 'vitest';
import { listRequest, serviceKey } from './list-request.ts';

const types = ['stickers', 'gifs'] as const;
const provider = { name: 'own', id: 'own-1', capabilities: { types } as never };
type Options = Parameters<typeof listRequest>[0];

const start: Options = {
  state: { tab: 'gifs', term: '', shelf: 'trending' },
  provider,
  rating: 'g',
  lang: 'de',
  isRecentByService: false,
  savedList: undefined,
};
const stateOf = (state: Partial<Options['state']>) => ({
  state: { ...start.state, ...state },
});

it.each<[string, Partial<Options>, object]>([
  ['trending GIFs', {}, { call: 'trending', type: 'gifs', rating: 'g', lang: 'de' }],
  ['a search', stateOf({ term: 'cat' }), { call: 'search', term: 'cat', type: 'gifs' }],
  ['emoji, which have no language', stateOf({ tab: 'emoji' }), { call: 'emoji', rating: 'g' }],
  ['saved GIFs', stateOf({ shelf: 'recents' }), { call: 'saved', shelf: 'recents' }],
  [
    'recents of the service',
    { ...stateOf({ shelf: 'recents', tab: 'clips' }), isRecentByService: true },
    { call: 'recents', type: 'clips' },
  ],
  [
    'recents of the service, of its first type in the emoji tab',
    { ...stateOf({ shelf: 'recents', tab: 'emoji' }), isRecentByService: true },
    { call: 'recents', type: 'stickers' },
  ],
  ['rated up to pg-13 by default', { rating: undefined }, { rating: 'pg-13' }],
])('requests %s', (_, change, request) => {
  expect(listRequest({ ...start, ...change })).toMatchObject(request);
});

const keyOf = (change: Partial<Options> = {}, of: { name: string; id?: string } = provider) =>
  serviceKey(of, listRequest({ ...start, ...change }));

it.each<[string, Partial<Options>]>([
  ['term', stateOf({ term: 'cat' })],
  ['shelf', stateOf({ shelf: 'favorites' })],
  ['a term that looks like the rest of a key', stateOf({ term: 'trending/gifs' })],
])('changes the key with the %s', (_, change) => {
  expect(keyOf(change)).not.toBe(keyOf());
});

it('distinguishes recents of the service from those of the picker', () => {
  const recents = stateOf({ shelf: 'recents' });
  expect(keyOf({ ...recents, isRecentByService: true })).not.toBe(keyOf(recents));
});

it('distinguishes providers by id', () => {
  expect(keyOf({}, { name: 'own', id: 'own-2' })).not.toBe(keyOf());
  expect(keyOf({}, { name: 'own', id: 'own-1' })).toBe(keyOf());
  expect(keyOf({}, { name: 'own' })).toBe(keyOf({}, { name: 'own' }));
});

it('ignores rating and language for saved GIFs', () => {
  const saved = stateOf({ shelf: 'favorites' });
  expect(keyOf({ ...saved, rating: 'r', lang: 'en' })).toBe(keyOf(saved));
});
