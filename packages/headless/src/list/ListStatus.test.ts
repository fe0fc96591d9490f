import { en } from '@gifkit/headless/labels/en';
import { describe, expect, it } from 'vitest';
import type { Pages } from '../core/paging/paging.ts';
import { makeGifs } from '../test/make-gif.ts';
import { grow, startGrowth, statusOf } from './ListStatus.tsx';

const pages = (count: number, more: Partial<Pages> = {}): Pages => ({
  gifs: makeGifs(count),
  status: 'idle',
  list: 0,
  ...more,
});

/** What a list says last when it goes through these states. */
function said(...states: [Pages, ...Pages[]]): string {
  const growth = states.reduce(grow, startGrowth(states[0]));
  return statusOf(states.at(-1) as Pages, growth, 'GIFs', en);
}

describe('a list', () => {
  it.each([
    ['nothing at first', [pages(0)], ''],
    ['that its first page is on its way', [pages(0, { status: 'fetching' })], 'Loading GIFs'],
    ['nothing of GIFs that are there from the start', [pages(10)], ''],
    ['how many came first', [pages(0), pages(25)], 'GIFs: 25 loaded'],
    ['how many there are in all', [pages(0), pages(25, { total: 1204 })], 'GIFs: 1,204 found'],
    ['no total that cannot be', [pages(0), pages(25, { total: 7 })], 'GIFs: 25 loaded'],
    ['how many came later', [pages(0), pages(25), pages(45)], 'GIFs: 20 more loaded'],
    ['what came after those that were there', [pages(10), pages(30)], 'GIFs: 20 more loaded'],
    [
      'the same while the next page is on its way',
      [pages(0), pages(25), pages(25, { status: 'fetching' })],
      'GIFs: 25 loaded',
    ],
    ['nothing where the host takes some away', [pages(25), pages(24)], ''],
    ['nothing of another list yet', [pages(25), pages(0, { list: 1 })], ''],
    [
      'what came first in another list',
      [pages(25), pages(0, { list: 1 }), pages(5, { list: 1 })],
      'GIFs: 5 loaded',
    ],
    ['what another list starts with', [pages(25), pages(30, { list: 1 })], 'GIFs: 30 loaded'],
    ['nothing of an error, which is an alert', [pages(0), pages(25, { status: 'error' })], ''],
  ] as [string, [Pages, ...Pages[]], string][])('says %s', (_, states, text) => {
    expect(said(...states)).toBe(text);
  });
});
