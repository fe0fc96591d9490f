/** What can go wrong between the page and the service. */
export const FAULT_NAMES = {
  none: 'All well',
  slow: 'Slow',
  error: '500',
  malformed: 'Malformed',
  empty: 'Empty',
  offline: 'Offline',
} as const;

export type Fault = keyof typeof FAULT_NAMES;

/** ms that a slow response takes longer. */
export const SLOWNESS = 4000;

type Fetch = typeof globalThis.fetch;

const json = (body: object, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const META = { status: 200, msg: 'OK', response_id: 'lab' };

/** Resolves after so many ms, or rejects with the signal's reason. */
function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const FAULTS: Record<Fault, (...request: [...Parameters<Fetch>, Fetch]) => Promise<Response>> = {
  none: (input, init, send) => send(input, init),
  async slow(input, init, send) {
    await wait(SLOWNESS, init?.signal);
    return send(input, init);
  },
  error: async () =>
    json({ meta: { status: 500, msg: 'Internal Server Error', response_id: '' } }, 500),
  async malformed(input, init, send) {
    const text = await (await send(input, init)).text();
    return new Response(text.slice(0, text.length / 2));
  },
  empty: async () =>
    json({ data: [], pagination: { total_count: 0, count: 0, offset: 0 }, meta: META }, 200),
  async offline() {
    throw new TypeError('Failed to fetch');
  },
};

/**
 * Requests that go wrong as the page wants it. They go wrong here and not in the service, so that nobody else
 * notices.
 *
 * @param faultOf called with each request
 */
export const faultyFetch =
  (faultOf: () => Fault, send: Fetch): Fetch =>
  (input, init) =>
    FAULTS[faultOf()](input, init, send);
