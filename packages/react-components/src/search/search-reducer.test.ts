import type { IChannel } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { type SearchAction, type SearchState, searchReducer } from './search-reducer.ts';

const cats = { id: 1, slug: 'cats' } as IChannel;
const start: SearchState = {
  term: '',
  activeChannel: undefined,
  currentChannels: [],
  isFocused: false,
};

describe('searchReducer', () => {
  const cases: [string, Partial<SearchState>, SearchAction, Partial<SearchState>][] = [
    ['sets a term', {}, { type: 'search', term: 'happy' }, { term: 'happy' }],
    [
      'moves a channel from the term to the active channel',
      { currentChannels: [cats] },
      { type: 'search', term: '@cats happy' },
      { term: 'happy', activeChannel: cats },
    ],
    [
      'keeps a term with an unknown channel',
      { currentChannels: [cats] },
      { type: 'search', term: '@dogs happy' },
      { term: '@dogs happy' },
    ],
    [
      'starts a new search in a channel',
      { term: '@ca', currentChannels: [cats] },
      { type: 'channel', channel: cats },
      { term: '', activeChannel: cats },
    ],
    [
      'leaves a channel',
      { activeChannel: cats },
      { type: 'channel', channel: undefined },
      { activeChannel: undefined },
    ],
    ['stores channels', {}, { type: 'channels', channels: [cats] }, { currentChannels: [cats] }],
    ['stores the focus', {}, { type: 'focus', isFocused: true }, { isFocused: true }],
  ];

  it.each(cases)('%s', (_name, before, action, after) => {
    const state = { ...start, ...before };
    expect(searchReducer(state, action)).toEqual({ ...state, ...after });
  });
});
