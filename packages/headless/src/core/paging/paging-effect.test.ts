import { describe, expect, it } from 'vitest';
import { makeGifs } from '../../test/make-gif.ts';
import { type Paging, type PagingStatus, startPaging } from './paging.ts';
import { type PagingEffect, pagingEffect } from './paging-effect.ts';

const DEBOUNCE = 250;
const list = (status: PagingStatus, number = 0): Paging => ({
  ...startPaging(makeGifs(1)),
  status,
  list: number,
});

const idle = list({ name: 'idle' });
const waiting = list({ name: 'waiting' });
const fetching = list({ name: 'fetching' });
const retrying = list({ name: 'retrying', ms: 2000 });
const failed = list({ name: 'error' });
const done = list({ name: 'done' });

describe('pagingEffect', () => {
  const cases: [string, Paging, Paging, PagingEffect][] = [
    ['fetches when a page is due', waiting, fetching, { type: 'fetch' }],
    ['fetches again for another list', fetching, { ...fetching, list: 1 }, { type: 'fetch' }],
    ['waits before the next page', fetching, waiting, { type: 'wait', ms: DEBOUNCE }],
    [
      'waits anew for another list',
      waiting,
      { ...waiting, list: 1 },
      { type: 'wait', ms: DEBOUNCE },
    ],
    ['waits until an error is no longer cached', failed, retrying, { type: 'wait', ms: 2000 }],
    ['stops waiting when the sentinel leaves', waiting, idle, { type: 'abort' }],
    ['aborts what is under way when it is stopped', fetching, idle, { type: 'abort' }],
    [
      'aborts what is under way for another list',
      fetching,
      { ...idle, list: 1 },
      { type: 'abort' },
    ],
    ['does nothing while a page is under way', fetching, { ...fetching }, { type: 'nothing' }],
    [
      'does nothing for another list that nobody looks at',
      done,
      { ...idle, list: 1 },
      { type: 'nothing' },
    ],
  ];

  it.each(cases)('%s', (_name, before, after, effect) => {
    expect(pagingEffect(before, after, DEBOUNCE)).toEqual(effect);
  });
});
