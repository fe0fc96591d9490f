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
    ['takes a term', {}, { type: 'search', term: 'happy' }, { term: 'happy' }],
    [
      'takes the channel out of a term that names one',
      { currentChannels: [cats] },
      { type: 'search', term: '@cats happy' },
      { term: 'happy', activeChannel: cats },
    ],
    [
      'leaves a term alone that names nobody',
      { currentChannels: [cats] },
      { type: 'search', term: '@dogs happy' },
      { term: '@dogs happy' },
    ],
    [
      'begins a new search in a channel',
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
    ['knows channels', {}, { type: 'channels', channels: [cats] }, { currentChannels: [cats] }],
    ['knows the focus', {}, { type: 'focus', isFocused: true }, { isFocused: true }],
  ];

  it.each(cases)('%s', (_name, before, action, after) => {
    const state = { ...start, ...before };
    expect(searchReducer(state, action)).toEqual({ ...state, ...after });
  });
});
