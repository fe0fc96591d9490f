import { Agent, get } from 'node:http';

const AT_ONCE = 8;

export interface PageRequest {
  url: string;
  headers?: Record<string, string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const ask = ({ url, headers = {} }: PageRequest): Promise<number> =>
  new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => {
      // The server closed an idle connection, so the request is retried.
      const isIdle = request.reusedSocket && code === 'ECONNRESET';
      resolve(isIdle ? ask({ url, headers }) : 0);
    });
  });

/**
 * Requests pages, eight at a time, round-robin, until `count` is reached.
 *
 * @returns duration, and the number of pages with another status or no response.
 */
export async function load(
  requests: readonly PageRequest[],
  { count = requests.length, status = 200 } = {},
): Promise<{ seconds: number; failed: number }> {
  const began = performance.now();
  let started = 0;
  let failed = 0;
  const visit = async () => {
    while (started < count) {
      const request = requests[started % requests.length];
      started += 1;
      if (!request || (await ask(request)) !== status) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return { seconds: (performance.now() - began) / 1000, failed };
}
