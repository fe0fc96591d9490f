import type { ListOptions } from '../gif-provider.ts';
import { RATINGS } from '../list-options.ts';
import {
  assert,
  type Checks,
  type ConformanceOptions,
  equal,
  failureOf,
  fetchErrorOf,
} from './assert.ts';

const LANGUAGES = ['de', 'en-GB', 'en-gb', 'pt-BR', 'zh-TW', 'ar'];

const WRONG = [
  ['limit', { limit: 0 }],
  ['limit', { limit: 1.5 }],
  ['rating', { rating: 'x' }],
  ['type', { type: 'pictures' }],
  ['lang', { lang: '!' }],
] as [string, ListOptions][];

const optionChecks = ({ create, term }: ConformanceOptions): Checks => ({
  async 'accepts every rating and every language'() {
    const provider = create({});
    for (const rating of RATINGS) await provider.search(term, { rating, limit: 8 });
    for (const lang of LANGUAGES) await provider.search(term, { lang, limit: 8 });
  },
  async 'rejects a wrong option with a TypeError that names it'() {
    for (const [name, options] of WRONG) {
      const error = (await failureOf(() => create({}).search(term, options))) as Error;
      assert(error.name === 'TypeError', `${name}: expected a TypeError, but got ${String(error)}`);
      assert(error.message.includes(name), `“${error.message}” does not name ${name}`);
    }
  },
  async 'rejects with the reason of its signal, before a request and during it'() {
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
  },
});

/** Bodies of status 200 that are not a page of GIFs. */
const MALFORMED = ['', '<html>', 'null', '[]', '"text"', '{}', '{"data":7,"results":7}'];

function faultChecks({ create, term, secret }: ConformanceOptions): Checks {
  const errorOn = (respond: (url: string) => Response | Promise<Response>) =>
    fetchErrorOf(() =>
      create({
        fetch: async (input) => {
          const { url = String(input) } = input as Partial<Request>;
          return respond(url);
        },
      }).search(term),
    );

  return {
    async 'rejects with a FetchError when the response is not a page of GIFs'() {
      for (const body of MALFORMED) await errorOn(() => new Response(body));
    },
    async 'keeps the status and Retry-After of a failure; without a connection the status is 0'() {
      const headers = { 'Retry-After': '2' };
      const error = await errorOn(() => Response.json({}, { status: 429, headers }));
      equal(error.status, 429, 'status');
      equal(error.retryAfter, 2000, 'retryAfter');
      equal((await errorOn(() => new Response('', { status: 503 }))).status, 503, 'status');
      equal((await errorOn(() => Promise.reject(new TypeError('offline')))).status, 0, 'status');
    },
    async 'never includes its key in an error, even if the service repeats it'() {
      if (secret === undefined) return;
      for (const status of [200, 404]) {
        const error = await errorOn((url) => {
          const said = `${url} ${secret}`;
          return Response.json({ message: said, error: { message: said } }, { status });
        });
        const { message, url, stack } = error;
        const shown = `${message} ${url} ${stack} ${String(error.cause)}`;
        assert(!shown.includes(secret), 'the error contains the key');
      }
    },
  };
}

export const requestChecks = (options: ConformanceOptions): Checks => ({
  ...optionChecks(options),
  ...(options.usesFetch !== false && faultChecks(options)),
});
