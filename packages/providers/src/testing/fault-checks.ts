import {
  assert,
  type ConformanceCheck,
  type ConformanceOptions,
  check,
  equal,
  fetchErrorOf,
} from './assert.ts';

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
    check('rejects with a FetchError when the response is not a page of GIFs', async () => {
      for (const body of MALFORMED) await errorOn(() => new Response(body));
    }),
    check('keeps the status and Retry-After of a failure', async () => {
      const headers = { 'Retry-After': '2' };
      const error = await errorOn(() => Response.json({}, { status: 429, headers }));
      equal(error.status, 429, 'status');
      equal(error.retryAfter, 2000, 'retryAfter');
      equal((await errorOn(() => new Response('', { status: 503 }))).status, 503, 'status');
    }),
    check('rejects with a FetchError of status 0 without a connection', async () => {
      equal((await errorOn(() => Promise.reject(new TypeError('offline')))).status, 0, 'status');
    }),
    check('never includes its key in an error, even if the service repeats it', async () => {
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
    }),
  ];
}
