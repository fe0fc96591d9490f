import { describe, expect, it } from 'vitest';
import { movedAddress, readPlace, stepOfSearch, stepToGif, toEntryState } from './place.ts';

const gif = { page: 'gif', section: 'gifs', slug: 'b' } as const;

describe('a search', () => {
  it.each([
    ['begins as a step with the first letter', '/?q=c', '/', {}, 'type', 'pushState', true],
    ['goes on in place of it', '/?q=ca', '/?q=c', { isDraft: true }, 'type', 'replaceState', true],
    [
      'is made a step by Enter',
      '/?q=cat',
      '/?q=ca',
      { isDraft: true },
      'enter',
      'replaceState',
      false,
    ],
    [
      'is made one when it is there already',
      '/?q=c',
      '/?q=c',
      { isDraft: true },
      'enter',
      'replaceState',
      false,
    ],
    [
      'steps away from what was typed when one is chosen',
      '/?q=love',
      '/?q=c',
      { isDraft: true },
      'choose',
      'pushState',
      false,
    ],
    ['steps away from another one', '/?q=love', '/?q=cat', {}, 'enter', 'pushState', false],
  ] as const)('%s', (_, to, at, state, how, method, isDraft) => {
    expect(stepOfSearch(to, at, state, how)).toEqual({
      method,
      address: to,
      state: isDraft ? { isDraft } : {},
    });
  });

  it.each(['type', 'enter', 'choose'] as const)('takes no step to where one is (%s)', (how) => {
    expect(stepOfSearch('/?q=cat', '/?q=cat', {}, how)).toBeUndefined();
  });
});

describe('a GIF', () => {
  it('opens over the list, and is as many steps from it as were taken', () => {
    const first = stepToGif({ ...gif, slug: 'a' }, '/?q=cat', {}, 'open');
    expect(first.state).toEqual({ over: '/?q=cat', depth: 1 });
    const second = stepToGif(gif, first.address, first.state, 'open');
    expect(second).toEqual({
      method: 'pushState',
      address: '/gifs/b',
      state: { over: '/?q=cat', depth: 2 },
    });
    expect(readPlace(second.address, second.state).under).toEqual({
      page: 'search',
      view: { query: 'cat', kind: 'gifs' },
    });
  });

  it('turns to the next one in place of it', () => {
    const state = { over: '/', depth: 1 };
    expect(stepToGif(gif, '/gifs/a', state, 'turn')).toEqual({
      method: 'replaceState',
      address: '/gifs/b',
      state,
    });
  });

  it('is a page where none was opened over a list', () => {
    expect(stepToGif(gif, '/gifs/a', {}, 'open').state).toEqual({});
    expect(readPlace('/gifs/a', null)).toEqual({ route: { ...gif, slug: 'a' }, under: undefined });
  });
});

describe('an entry of the history', () => {
  it('is read only where it fits: other scripts may have written it', () => {
    expect(toEntryState({ over: 'https://evil.example', depth: '1', isDraft: 'yes' })).toEqual({});
    expect(toEntryState(null)).toEqual({});
  });

  it('with a GIF of an earlier version leads to its page, over the same search', () => {
    expect(movedAddress('/?q=cat&gif=a1')).toEqual({
      address: '/gifs/a1',
      state: { over: '/?q=cat' },
    });
    expect(movedAddress('/?gif=a1')).toEqual({ address: '/gifs/a1', state: { over: '/' } });
    expect(movedAddress('/?q=cat')).toBeUndefined();
  });
});
