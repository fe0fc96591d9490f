import { expect, it } from 'vitest';
import { makeGif } from '../../../test/make-gif.ts';
import { type PickerState, pickerReducer } from './picker-reducer.ts';

type PickerAction = Parameters<typeof pickerReducer>[1];

const start: PickerState = { tab: 'gifs', term: '', shelf: 'trending' };
const search = (term: string): PickerAction => ({ type: 'search', term, tab: 'gifs' });
const gif = makeGif('a');

it.each<[string, Partial<PickerState>, PickerAction, Partial<PickerState>]>([
  ['searches for the trimmed term', {}, search(' cat '), { term: 'cat' }],
  [
    'keeps the term in a different tab',
    { term: 'cat' },
    { type: 'tab', tab: 'clips' },
    { tab: 'clips', term: 'cat' },
  ],
  [
    'drops the term for emoji, which have no search',
    { term: 'cat' },
    { type: 'tab', tab: 'emoji' },
    { tab: 'emoji', term: '' },
  ],
  [
    'leaves the emoji tab for a search',
    { tab: 'emoji' },
    search('cat'),
    { tab: 'gifs', term: 'cat' },
  ],
  ['keeps the emoji tab for an empty term', { tab: 'emoji' }, search(''), { tab: 'emoji' }],
  [
    'shows saved GIFs',
    { term: 'cat' },
    { type: 'shelf', shelf: 'recents' },
    { shelf: 'recents', term: '' },
  ],
  [
    'returns to trending by the same button',
    { shelf: 'recents' },
    { type: 'shelf', shelf: 'recents' },
    { shelf: 'trending' },
  ],
  [
    'leaves saved GIFs for a search',
    { shelf: 'recents' },
    search('cat'),
    { shelf: 'trending', term: 'cat' },
  ],
  [
    'asks about a GIF',
    {},
    { type: 'step', step: { name: 'alt', gif } },
    { step: { name: 'alt', gif } },
  ],
])('the picker %s', (_, state, action, next) => {
  expect(pickerReducer({ ...start, ...state }, action)).toMatchObject(next);
});

it.each<[PickerState, PickerAction]>([
  [{ ...start, term: 'cat' }, search('cat ')],
  [{ ...start, shelf: 'recents' }, search('')],
  [start, { type: 'tab', tab: 'gifs' }],
])('returns the same state if nothing changes: %o, %o', (state, action) => {
  expect(pickerReducer(state, action)).toBe(state);
});
