import { expect, it } from 'vitest';
import { stepOfSearch } from './use-address.ts';

it.each([
  ['begins as a step with the first letter', '/?q=c', '/', false, 'type', 'pushState'],
  ['goes on in place of it', '/?q=ca', '/?q=c', true, 'type', 'replaceState'],
  ['is made a step by Enter', '/?q=cat', '/?q=ca', true, 'enter', 'replaceState'],
  ['is made one when it is there already', '/?q=c', '/?q=c', true, 'enter', 'replaceState'],
  ['steps away from what was typed', '/?q=love', '/?q=c', true, 'choose', 'pushState'],
  ['steps away from another one', '/?q=love', '/?q=cat', false, 'enter', 'pushState'],
] as const)('a search %s', (_, address, at, wasDraft, by, method) => {
  const isDraft = by === 'type';
  expect(stepOfSearch(address, at, wasDraft, by)).toEqual({ method, address, isDraft });
});

it.each(['type', 'enter', 'choose'] as const)('takes no step to where one is (%s)', (by) => {
  expect(stepOfSearch('/?q=cat', '/?q=cat', false, by)).toBeUndefined();
});
