import { describe, expect, it } from 'vitest';
import type { Pages } from '../core/paging/pages.ts';
import { en } from '../labels/english.ts';
import { makeGifs } from '../test/make-gif.ts';
import { grow, startGrowth, statusOf } from './ListStatus.tsx';

const pages = (count: number, more: Partial<Pages> = {}): Pages => ({
  gifs: makeGifs(count),
  status: 'idle',
  list: 0,
  ...more,
});

/** Returns the last announcement for a sequence of states. */
function said(...states: [Pages, ...Pages[]]): string {
  const growth = states.reduce(grow, startGrowth(states[0]));
  return statusOf(states.at(-1) as Pages, growth, 'GIFs', en);
}

describe('statusOf', () => {
  it.each([
    ['nothing initially', [pages(0)], ''],
    ['that the first page loads', [pages(0, { status: 'fetching' })], 'Loading GIFs'],
    ['nothing for initial GIFs', [pages(10)], ''],
    ['the size of the first page', [pages(0), pages(25)], 'GIFs: 25 loaded'],
    ['the total', [pages(0), pages(25, { total: 1204 })], 'GIFs: 1,204 found'],
    ['no total that is too small', [pages(0), pages(25, { total: 7 })], 'GIFs: 25 loaded'],
    ['the size of a later page', [pages(0), pages(25), pages(45)], 'GIFs: 20 more loaded'],
    ['the size of a page after initial GIFs', [pages(10), pages(30)], 'GIFs: 20 more loaded'],
    [
      'the same while the next page loads',
      [pages(0), pages(25), pages(25, { status: 'fetching' })],
      'GIFs: 25 loaded',
    ],
    ['nothing when the host removes GIFs', [pages(25), pages(24)], ''],
    ['nothing for an empty new list', [pages(25), pages(0, { list: 1 })], ''],
    [
      'the first page of a new list',
      [pages(25), pages(0, { list: 1 }), pages(5, { list: 1 })],
      'GIFs: 5 loaded',
    ],
    ['the initial GIFs of a new list', [pages(25), pages(30, { list: 1 })], 'GIFs: 30 loaded'],
    ['nothing for an error, which is an alert', [pages(0), pages(25, { status: 'error' })], ''],
  ] as [string, [Pages, ...Pages[]], string][])('announces %s', (_, states, text) => {
    expect(said(...states)).toBe(text);
  });
});
