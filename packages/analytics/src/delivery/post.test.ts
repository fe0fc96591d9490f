import { beforeEach, expect, it, vi } from 'vitest';
import { KEEPALIVE_BUDGET } from './keepalive-budget.ts';
import { post } from './post.ts';

const URL = 'https://pingback.test/v2/pingback?apikey=k';
const fetcher = vi.fn<typeof fetch>();

beforeEach(() => {
  fetcher.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetcher);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A service whose response ends when the returned function is called. */
function hold(): () => void {
  const { readable, writable } = new TransformStream();
  fetcher.mockResolvedValueOnce(new Response(readable));
  return () => void writable.close();
}

const withoutKeepalive = () => vi.stubGlobal('Request', class {});

it('posts JSON with the headers of the SDK', async () => {
  await expect(post(URL, '{"events":[]}', false)).resolves.toEqual({ outcome: 'accepted' });
  const [url, init] = fetcher.mock.calls[0] ?? [];
  expect(url).toBe(URL);
  expect(init).toMatchObject({ method: 'POST', body: '{"events":[]}', keepalive: true });
  const headers = new Headers(init?.headers);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('X-GIPHY-SDK-NAME')).toBe('FetchAPI');
  expect(headers.get('X-GIPHY-SDK-PLATFORM')).toBe('web');
});

it.for([
  [200, 'accepted'],
  [204, 'accepted'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'too-large'],
  [408, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
] as const)('classifies status %i as %s', async ([status, outcome]) => {
  fetcher.mockResolvedValue(new Response(null, { status }));
  await expect(post(URL, '', false)).resolves.toMatchObject({ outcome });
});

it.for([
  [429, 120_000],
  [400, undefined],
  [200, undefined],
] as const)(
  'returns the wait of a response with status %i: %s ms',
  async ([status, retryAfter]) => {
    fetcher.mockResolvedValue(new Response(null, { status, headers: { 'Retry-After': '120' } }));
    expect((await post(URL, '', false))?.retryAfter).toBe(retryAfter);
  },
);

it.for([
  [{ ok: true }, 'accepted'],
  [{ ok: true, status: 200, json: async () => ({}) }, 'accepted'],
  [{ ok: false, status: 503 }, 'failed'],
  [{ ok: false, status: 429, headers: {} }, 'failed'],
  [undefined, 'unanswered'],
] as const)('accepts a mocked response: %o is %s', async ([stub, outcome]) => {
  fetcher.mockResolvedValue(stub as unknown as Response);
  expect((await post(URL, '', false))?.outcome).toBe(outcome);
});

it('never throws, and returns the problem', async () => {
  const problem = new TypeError('Failed to fetch');
  fetcher.mockRejectedValue(problem);
  await expect(post(URL, '', false)).resolves.toEqual({ outcome: 'unanswered', problem });
  fetcher.mockResolvedValue(new Response(null, { status: 400 }));
  await expect(post(URL, '', false)).resolves.toEqual({ outcome: 'refused', problem: 400 });
});

it('times out if the service does not respond', async () => {
  const timeout = new AbortController();
  const create = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  fetcher.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('timed out')));
      }),
  );
  const outcome = post(URL, '', false);
  timeout.abort();
  await expect(outcome).resolves.toMatchObject({ outcome: 'unanswered' });
  expect(create).toHaveBeenCalledWith(30_000);
});

it('uses keepalive within the budget of all requests whose response has not ended', async () => {
  const isKeptAlive = () => fetcher.mock.lastCall?.[1]?.keepalive;
  const end = hold();
  const first = post(URL, 'x'.repeat(KEEPALIVE_BUDGET - 10), false);
  expect(isKeptAlive()).toBe(true);
  for (let request = 0; request < 2; request += 1) {
    await post(URL, 'x'.repeat(11), false);
    expect(isKeptAlive()).toBe(false);
  }
  await post(URL, 'x'.repeat(10), false);
  expect(isKeptAlive()).toBe(true);
  end();
  await first;
  await post(URL, 'x'.repeat(KEEPALIVE_BUDGET), false);
  expect(isKeptAlive()).toBe(true);
});

it('releases the budget after a failure', async () => {
  fetcher.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await post(URL, 'x'.repeat(KEEPALIVE_BUDGET), false);
  await post(URL, 'x'.repeat(KEEPALIVE_BUDGET), false);
  expect(fetcher.mock.lastCall?.[1]?.keepalive).toBe(true);
});

it.for([
  [true, 'accepted'],
  [false, 'failed'],
] as const)(
  'trusts a beacon in browsers without keepalive: %s is %s',
  async ([isQueued, outcome]) => {
    withoutKeepalive();
    const sendBeacon = vi.fn(() => isQueued);
    vi.stubGlobal('navigator', { sendBeacon });
    await expect(post(URL, 'body', true)).resolves.toEqual({ outcome });
    expect(sendBeacon).toHaveBeenCalledWith(URL, 'body');
    expect(fetcher).not.toHaveBeenCalled();
  },
);

it('sends no beacon while the page stays', async () => {
  withoutKeepalive();
  await post(URL, 'body', false);
  expect(fetcher.mock.lastCall?.[1]?.keepalive).toBe(false);
});

it('fails if there is no beacon', async () => {
  withoutKeepalive();
  vi.stubGlobal('navigator', {});
  await expect(post(URL, 'body', true)).resolves.toMatchObject({ outcome: 'unanswered' });
});
