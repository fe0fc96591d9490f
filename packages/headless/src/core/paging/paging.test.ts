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
  it('waits with what is there', () => {
    expect(startPaging(few)).toMatchObject({ gifs: few, status: { name: 'idle' } });
  });

  it('stays at the end of a list that was left there', () => {
    expect(startPaging(few, 'done').status).toEqual({ name: 'done' });
  });
});

describe('pagingReducer', () => {
  const inView: PagingAction = { type: 'sentinel', isInView: true };
  const outOfView: PagingAction = { type: 'sentinel', isInView: false };
  const cases: [string, Paging, PagingAction, Partial<Paging>][] = [
    ['fetches the first page at once', empty(idle), inView, { status: { name: 'fetching' } }],
    ['waits before any other page', idle, inView, { status: { name: 'waiting' } }],
    ['waits no more once the sentinel has left', waiting, outOfView, { status: { name: 'idle' } }],
    ['notes the sentinel while it fetches', fetching, outOfView, { status: { name: 'fetching' } }],
    ['fetches after the wait', waiting, { type: 'waited' }, { status: { name: 'fetching' } }],
    [
      'fetches after a retry’s wait',
      retrying,
      { type: 'waited' },
      { status: { name: 'fetching' } },
    ],
    [
      'goes on while the sentinel is in view',
      fetching,
      { type: 'fetched', gifs: more, hasGrown: true },
      { gifs: more, status: { name: 'waiting' } },
    ],
    [
      'rests when the sentinel has left meanwhile',
      { ...fetching, isSentinelInView: false },
      { type: 'fetched', gifs: more, hasGrown: true },
      { gifs: more, status: { name: 'idle' } },
    ],
    [
      'is done when the list has not grown',
      fetching,
      { type: 'fetched', gifs: few, hasGrown: false },
      { status: { name: 'done' } },
    ],
    [
      'keeps what is there after an error',
      fetching,
      { type: 'failed' },
      { gifs: few, status: { name: 'error' }, isSentinelInView: false },
    ],
    [
      'waits with a retry until the error is no longer cached',
      failed,
      { type: 'retry', ms: 2000 },
      { status: { name: 'retrying', ms: 2000 } },
    ],
    [
      'retries at once when the error is no longer cached',
      failed,
      { type: 'retry', ms: 0 },
      { status: { name: 'fetching' } },
    ],
    [
      'starts over at once',
      { ...fetching, gifs: more },
      { type: 'reset', gifs: none },
      { gifs: none, list: 1, status: { name: 'fetching' } },
    ],
    [
      'starts over with other GIFs, whose next page waits',
      waiting,
      { type: 'reset', gifs: more },
      { gifs: more, list: 1, status: { name: 'waiting' } },
    ],
    [
      'starts over once the sentinel is in view',
      done,
      { type: 'reset', gifs: none },
      { gifs: none, status: { name: 'idle' } },
    ],
    [
      'starts over at once by the first of several keys',
      fetching,
      { type: 'reset', gifs: none, now: 1000 },
      { resetAt: 1000, status: { name: 'fetching' } },
    ],
    [
      'waits with a key that follows another one soon',
      { ...fetching, resetAt: 800 },
      { type: 'reset', gifs: none, now: 1000 },
      { resetAt: 1000, status: { name: 'waiting' } },
    ],
    [
      'starts over at once when the last key was long ago',
      { ...fetching, resetAt: 750 },
      { type: 'reset', gifs: none, now: 1000 },
      { status: { name: 'fetching' } },
    ],
    ['takes an edited list', waiting, { type: 'edited', gifs: more }, { gifs: more }],
    ['rests when it is stopped', fetching, { type: 'stop' }, { status: { name: 'idle' } }],
    ['stays done when it is stopped', done, { type: 'stop' }, { status: { name: 'done' } }],
  ];

  it.each(cases)('%s', (_name, before, action, after) => {
    expect(pagingReducer(before, action)).toMatchObject(after);
  });

  const unchanged: [string, Paging, PagingAction][] = [
    ['the sentinel that an error replaced', failed, inView],
    ['a sentinel that is reported twice', waiting, inView],
    ['a retry where nothing has failed', waiting, { type: 'retry', ms: 0 }],
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
  ])('shows %s', (_name, paging, status) => {
    expect(pagesOf(paging).status).toBe(status);
  });

  it('gives the same object while it shows the same, so that nothing renders', () => {
    const pages = pagesOf(idle);
    expect(pagesOf(waiting, pages)).toBe(pages);
    expect(pagesOf(fetching, pages)).not.toBe(pages);
  });
});
