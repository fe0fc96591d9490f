import { describe, expect, it } from 'vitest';
import { makeGifs } from '../test/make-gif.ts';
import { type Pages, type PagesAction, pagesReducer, startPages } from './pages.ts';

const few = makeGifs(1);
const more = makeGifs(2);
const pages = (status: Pages['status']): Pages => ({ gifs: few, status });

describe('startPages', () => {
  it('waits with what is there', () => {
    expect(startPages(few)).toEqual({ gifs: few, status: 'idle' });
  });
});

describe('pagesReducer', () => {
  const cases: [Pages['status'], PagesAction, Pages][] = [
    ['idle', { type: 'fetch' }, pages('fetching')],
    ['error', { type: 'fetch' }, pages('fetching')],
    ['fetching', { type: 'fetched', gifs: more, hasGrown: true }, { gifs: more, status: 'idle' }],
    ['fetching', { type: 'fetched', gifs: few, hasGrown: false }, pages('done')],
    ['fetching', { type: 'failed' }, pages('error')],
    ['fetching', { type: 'abandoned' }, pages('idle')],
    ['idle', { type: 'abandoned' }, pages('idle')],
    ['done', { type: 'abandoned' }, pages('done')],
    ['error', { type: 'abandoned' }, pages('error')],
    ['done', { type: 'reset', gifs: [] }, { gifs: [], status: 'idle' }],
    ['error', { type: 'reset', gifs: more }, { gifs: more, status: 'idle' }],
  ];

  it.each(cases)('goes from %s by %j', (status, action, expected) => {
    expect(pagesReducer(pages(status), action)).toEqual(expected);
  });
});
