import { vi } from 'vitest';

export const meta = { msg: 'OK', status: 200, response_id: 'r1' };

/** A response that fits most calls: one GIF, category, channel or tag in a list. */
export const response = (data: unknown = [{ id: 1, name: 'a', slug: 'a' }]) => ({
  data,
  meta,
  pagination: { count: 1, offset: 0, total_count: 1 },
});

/** A `fetch` that gives every request the same response, and records the requests. */
export function fakeServer(
  respond: () => Response | Promise<Response> = () => Response.json(response()),
) {
  const fetcher = vi.fn<typeof fetch>(async () => respond());
  return {
    fetch: fetcher,
    count: () => fetcher.mock.calls.length,
    lastRequest: () => new Request(...(fetcher.mock.lastCall ?? ['https://api.example/none'])),
  };
}

/** A `fetch` that never responds; it rejects when it is aborted. */
export function hangingServer() {
  const signals: AbortSignal[] = [];
  const fetcher = vi.fn<typeof fetch>(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal;
        if (!signal) return;
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return { fetch: fetcher, signals };
}
