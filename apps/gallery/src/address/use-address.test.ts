import { expect, it } from 'vitest';
import { stepOfSearch } from './use-address.ts';

it.each([
  ['adds a history entry with the first letter', '/?q=c', '/', false, 'type', 'pushState'],
  ['replaces that entry with further letters', '/?q=ca', '/?q=c', true, 'type', 'replaceState'],
  ['is confirmed by Enter', '/?q=cat', '/?q=ca', true, 'enter', 'replaceState'],
  ['is confirmed by Enter without a change', '/?q=c', '/?q=c', true, 'enter', 'replaceState'],
  ['adds an entry for a choice after typing', '/?q=love', '/?q=c', true, 'choose', 'pushState'],
  ['adds an entry after another search', '/?q=love', '/?q=cat', false, 'enter', 'pushState'],
] as const)('a search %s', (_, address, at, wasDraft, by, method) => {
  const isDraft = by === 'type';
  expect(stepOfSearch(address, at, wasDraft, by)).toEqual({ method, address, isDraft });
});

it.each(['type', 'enter', 'choose'] as const)('adds no entry for the current search (%s)', (by) => {
  expect(stepOfSearch('/?q=cat', '/?q=cat', false, by)).toBeUndefined();
});
