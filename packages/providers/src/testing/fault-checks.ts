import { assert, equal, fetchErrorOf } from './assert.ts';
import type { ConformanceCheck, ConformanceOptions } from './conformance-types.ts';

/** Bodies of status 200 that are not a page of GIFs. */
const MALFORMED = ['', '<html>', 'null', '[]', '"text"', '{}', '{"data":7,"results":7}'];

export function faultChecks({ create, term, secret }: ConformanceOptions): ConformanceCheck[] {
  const errorOn = (respond: (url: string) => Response | Promise<Response>) =>
    fetchErrorOf(() =>
      create({
        fetch: async (input) => {
          const { url = String(input) } = input as Partial<Request>;
          return respond(url);
        },
      }).search(term),
    );

  return [
    {
      name: 'rejects with a FetchError when the response is not a page of GIFs',
      async run() {
        for (const body of MALFORMED) await errorOn(() => new Response(body));
      },
    },
    {
      name: 'keeps the status and Retry-After of a failure',
      async run() {
        const headers = { 'Retry-After': '2' };
        const error = await errorOn(() => Response.json({}, { status: 429, headers }));
        equal(error.status, 429, 'status');
        equal(error.retryAfter, 2000, 'retryAfter');
        equal((await errorOn(() => new Response('', { status: 503 }))).status, 503, 'status');
      },
    },
    {
      name: 'rejects with a FetchError of status 0 without a connection',
      async run() {
        equal((await errorOn(() => Promise.reject(new TypeError('offline')))).status, 0, 'status');
      },
    },
    {
      name: 'never includes its key in an error, even if the service repeats it',
      async run() {
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
    },
  ];
}
