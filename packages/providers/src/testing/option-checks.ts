import type { Rating } from '@gifkit/fetch-api';
import type { ListOptions } from '../gif-provider.ts';
import {
  assert,
  type ConformanceCheck,
  type ConformanceOptions,
  check,
  equal,
  failureOf,
} from './assert.ts';

const RATINGS: readonly Rating[] = ['y', 'g', 'pg', 'pg-13', 'r'];
const LANGUAGES = ['de', 'en-GB', 'en-gb', 'pt-BR', 'zh-TW', 'ar'];

const WRONG = [
  ['limit', { limit: 0 }],
  ['limit', { limit: 1.5 }],
  ['rating', { rating: 'x' }],
  ['type', { type: 'pictures' }],
  ['lang', { lang: '!' }],
] as [string, ListOptions][];

export const optionChecks = ({ create, term }: ConformanceOptions): ConformanceCheck[] => [
  check('accepts every rating and every language', async () => {
    const provider = create({});
    for (const rating of RATINGS) await provider.search(term, { rating, limit: 8 });
    for (const lang of LANGUAGES) await provider.search(term, { lang, limit: 8 });
  }),
  check('rejects a wrong option with a TypeError that names it', async () => {
    for (const [name, options] of WRONG) {
      const error = (await failureOf(() => create({}).search(term, options))) as Error;
      assert(error.name === 'TypeError', `${name}: expected a TypeError, but got ${String(error)}`);
      assert(error.message.includes(name), `“${error.message}” does not name ${name}`);
    }
  }),
  check('rejects with the reason of its signal, before a request and during it', async () => {
    const reason = new Error('no longer wanted');
    const provider = create({});
    const calls = [
      (signal: AbortSignal) => provider.search(term, { signal }),
      (signal: AbortSignal) => provider.trending({ signal }),
      (signal: AbortSignal) => provider.gif('any', { signal }),
    ];
    for (const call of calls) {
      equal(await failureOf(() => call(AbortSignal.abort(reason))), reason, 'error');
      const controller = new AbortController();
      const running = failureOf(() => call(controller.signal));
      controller.abort(reason);
      equal(await running, reason, 'error');
    }
  }),
];
