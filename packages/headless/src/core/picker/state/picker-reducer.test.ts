import { expect, it } from 'vitest';
import { makeGif } from '../../../test/make-gif.ts';
import { type PickerAction, type PickerState, pickerReducer } from './picker-reducer.ts';

const start: PickerState = { tab: 'gifs', term: '', shelf: 'trending' };
const search = (term: string): PickerAction => ({ type: 'search', term, tab: 'gifs' });
const gif = makeGif('a');

it.each<[string, Partial<PickerState>, PickerAction, Partial<PickerState>]>([
  ['searches for what is typed, without its spaces', {}, search(' cat '), { term: 'cat' }],
  [
    'takes the term along into another tab',
    { term: 'cat' },
    { type: 'tab', tab: 'clips' },
    { tab: 'clips', term: 'cat' },
  ],
  [
    'shows emoji without a term: nobody can search them',
    { term: 'cat' },
    { type: 'tab', tab: 'emoji' },
    { tab: 'emoji', term: '' },
  ],
  [
    'leaves the emoji when something is searched for',
    { tab: 'emoji' },
    search('cat'),
    { tab: 'gifs', term: 'cat' },
  ],
  ['stays with the emoji while nothing is', { tab: 'emoji' }, search(''), { tab: 'emoji' }],
  [
    'shows what was kept',
    { term: 'cat' },
    { type: 'shelf', shelf: 'recents' },
    { shelf: 'recents', term: '' },
  ],
  [
    'leads back by the same button',
    { shelf: 'recents' },
    { type: 'shelf', shelf: 'recents' },
    { shelf: 'trending' },
  ],
  [
    'leaves what was kept for a search',
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
])('nothing renders where nothing changes: %o, %o', (state, action) => {
  expect(pickerReducer(state, action)).toBe(state);
});
