import { describe, expect, it } from 'vitest';
import { makeGifs } from '../../test/make-gif.ts';
import { type Paging, type PagingAction, pagesOf, pagingReducer, startPaging } from './paging.ts';

const none = makeGifs(0);
const few = makeGifs(1);
const more = makeGifs(2);
const base = startPaging(few);

const idle: Paging = base;
const waiting: Paging = { ...base, isSentinelInView: true, status: { name: 'waiting' } };
const fetching: Paging = { ...base, isSentinelInView: true, status: { name: 'fetching' } };
const done: Paging = { ...base, status: { name: 'done' } };
const failed: Paging = { ...base, status: { name: 'error' } };
const retrying: Paging = { ...base, status: { name: 'retrying', ms: 2000 } };
const empty = (paging: Paging): Paging => ({ ...paging, gifs: none });

describe('startPaging', () => {
  it('is idle with the given GIFs', () => {
    expect(startPaging(few)).toMatchObject({ gifs: few, status: { name: 'idle' } });
  });

  it('stays done if the list was left at its end', () => {
    expect(startPaging(few, 'done').status).toEqual({ name: 'done' });
  });
});

describe('pagingReducer', () => {
  const inView: PagingAction = { type: 'sentinel', isInView: true };
  const outOfView: PagingAction = { type: 'sentinel', isInView: false };
  const cases: [string, Paging, PagingAction, Partial<Paging>][] = [
    ['fetches the first page immediately', empty(idle), inView, { status: { name: 'fetching' } }],
    ['waits before later pages', idle, inView, { status: { name: 'waiting' } }],
    [
      'stops waiting when the sentinel leaves the view',
      waiting,
      outOfView,
      { status: { name: 'idle' } },
    ],
    ['records the sentinel while fetching', fetching, outOfView, { status: { name: 'fetching' } }],
    ['fetches after the wait', waiting, { type: 'waited' }, { status: { name: 'fetching' } }],
    [
      'fetches after a retry’s wait',
      retrying,
      { type: 'waited' },
      { status: { name: 'fetching' } },
    ],
    [
      'continues while the sentinel is in view',
      fetching,
      { type: 'fetched', gifs: more, hasGrown: true },
      { gifs: more, status: { name: 'waiting' } },
    ],
    [
      'is idle if the sentinel has left the view',
      { ...fetching, isSentinelInView: false },
      { type: 'fetched', gifs: more, hasGrown: true },
      { gifs: more, status: { name: 'idle' } },
    ],
    [
      'is done if the list has not grown',
      fetching,
      { type: 'fetched', gifs: few, hasGrown: false },
      { status: { name: 'done' } },
    ],
    [
      'keeps GIFs after an error',
      fetching,
      { type: 'failed' },
      { gifs: few, status: { name: 'error' }, isSentinelInView: false },
    ],
    [
      'delays a retry until the error is no longer cached',
      failed,
      { type: 'retry', ms: 2000 },
      { status: { name: 'retrying', ms: 2000 } },
    ],
    [
      'retries immediately if the error is no longer cached',
      failed,
      { type: 'retry', ms: 0 },
      { status: { name: 'fetching' } },
    ],
    [
      'restarts immediately',
      { ...fetching, gifs: more },
      { type: 'reset', gifs: none },
      { gifs: none, list: 1, status: { name: 'fetching' } },
    ],
    [
      'restarts with given GIFs and waits before the next page',
      waiting,
      { type: 'reset', gifs: more },
      { gifs: more, list: 1, status: { name: 'waiting' } },
    ],
    [
      'restarts once the sentinel is in view',
      done,
      { type: 'reset', gifs: none },
      { gifs: none, status: { name: 'idle' } },
    ],
    [
      'restarts immediately for the first of several keys',
      fetching,
      { type: 'reset', gifs: none, now: 1000 },
      { resetAt: 1000, status: { name: 'fetching' } },
    ],
    [
      'waits for a key soon after another',
      { ...fetching, resetAt: 800 },
      { type: 'reset', gifs: none, now: 1000 },
      { resetAt: 1000, status: { name: 'waiting' } },
    ],
    [
      'restarts immediately if the last key was long ago',
      { ...fetching, resetAt: 750 },
      { type: 'reset', gifs: none, now: 1000 },
      { status: { name: 'fetching' } },
    ],
    ['accepts an edited list', waiting, { type: 'edited', gifs: more }, { gifs: more }],
    ['is idle when stopped', fetching, { type: 'stop' }, { status: { name: 'idle' } }],
    ['stays done when stopped', done, { type: 'stop' }, { status: { name: 'done' } }],
  ];

  it.each(cases)('%s', (_name, before, action, after) => {
    expect(pagingReducer(before, action)).toMatchObject(after);
  });

  const unchanged: [string, Paging, PagingAction][] = [
    ['the sentinel that an error replaced', failed, inView],
    ['a repeated report of the sentinel', waiting, inView],
    ['a retry without an error', waiting, { type: 'retry', ms: 0 }],
  ];

  it.each(unchanged)('ignores %s', (_name, before, action) => {
    expect(pagingReducer(before, action)).toBe(before);
  });
});

describe('pagesOf', () => {
  it.each([
    ['idle', idle, 'idle'],
    ['idle', waiting, 'idle'],
    ['fetching', empty(waiting), 'fetching'],
    ['fetching', fetching, 'fetching'],
    ['fetching', retrying, 'fetching'],
    ['done', done, 'done'],
    ['error', failed, 'error'],
  ])('returns %s', (_name, paging, status) => {
    expect(pagesOf(paging).status).toBe(status);
  });

  it('returns the same object if nothing changes', () => {
    const pages = pagesOf(idle);
    expect(pagesOf(waiting, pages)).toBe(pages);
    expect(pagesOf(fetching, pages)).not.toBe(pages);
  });
});
