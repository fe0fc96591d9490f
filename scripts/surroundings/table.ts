import { newTestSeed, readTestSeed } from '../test-seed.ts';
import { assertClock } from './clock.ts';
import { localeEnv } from './locale.ts';
import type { Around, Surrounding } from './surrounding.ts';

/** A date, and what makes it one to look at. */
function on(date: string, around: Around = {}): () => Around {
  return () => {
    assertClock();
    return { ...around, date: new Date(date) };
  };
}

/** Every surrounding, by the name that the command line has for it. */
export const SURROUNDINGS = {
  kathmandu: {
    title: 'a time zone that is not whole hours from UTC',
    around: () => ({ env: { TZ: 'Asia/Kathmandu' } }),
  },
  turkish: {
    title: 'a language whose small I is ı',
    around: () => ({ env: localeEnv('tr_TR') }),
  },
  german: {
    title: 'a language that writes 1.234,5',
    around: () => ({ env: localeEnv('de_DE') }),
  },
  'summer-time': {
    title: 'five minutes before the clocks go forward',
    around: on('2027-03-28T00:55:00Z', { env: { TZ: 'Europe/Berlin' } }),
  },
  'leap-day': {
    title: 'the 29th of February',
    around: on('2028-02-29T12:00:00Z'),
  },
  shuffled: {
    title: 'tests in another order, each time, or in that of TEST_SEED',
    around: () => ({ env: { TEST_SEED: String(readTestSeed(process.env) ?? newTestSeed()) } }),
  },
  fresh: {
    title: 'a new checkout, and empty folders of the user',
    around: () => ({ isFresh: true }),
  },
  'odd-path': {
    title: 'a folder with a space and an umlaut in its path',
    around: () => ({ checkout: 'süße Katzen' }),
  },
  'not-root': {
    title: 'a user who is not root',
    around: () => ({ isNotRoot: true }),
  },
  busy: {
    title: 'four programs beside it that never rest',
    around: () => ({ busyLoops: 4 }),
  },
  twice: {
    title: 'twice at the same time',
    around: () => ({ isTwice: true }),
  },
} as const satisfies Record<string, Surrounding>;

export type SurroundingName = keyof typeof SURROUNDINGS;

/** All of them, in few runs: none hides another. */
export const PLAN: readonly (readonly SurroundingName[])[] = [
  ['kathmandu', 'shuffled'],
  ['turkish', 'leap-day', 'shuffled'],
  ['german', 'summer-time', 'shuffled'],
  ['fresh', 'odd-path', 'not-root'],
  ['busy'],
  ['twice'],
];
