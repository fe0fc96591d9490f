import { Agent, get } from 'node:http';

/** How many requests are under way at once. */
const AT_ONCE = 8;

/** One page that a visitor asks for. */
export interface PageRequest {
  url: string;
  headers?: Record<string, string>;
}

export interface LoadResult {
  /** How long it took, in s. */
  seconds: number;
  /** Responses by status; 0 stands for those that never came. */
  statuses: Record<number, number>;
  /** How long each response took, to its last byte, in ms. */
  durations: number[];
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
      // The server had closed a connection that was idle, which says nothing of this request.
      const isIdle = request.reusedSocket && code === 'ECONNRESET';
      resolve(isIdle ? ask({ url, headers }) : 0);
    });
  });

/**
 * Asks for pages, some at a time, round and round until there were enough.
 *
 * @param onProgress is told how many have come.
 */
export async function load(
  requests: readonly PageRequest[],
  count = requests.length,
  onProgress?: (done: number) => void,
): Promise<LoadResult> {
  const statuses: Record<number, number> = {};
  const durations: number[] = [];
  const began = performance.now();
  let started = 0;
  let done = 0;
  const visit = async () => {
    while (started < count) {
      const request = requests[started % requests.length];
      started += 1;
      const asked = performance.now();
      const status = request ? await ask(request) : 0;
      durations.push(performance.now() - asked);
      statuses[status] = (statuses[status] ?? 0) + 1;
      done += 1;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return { seconds: (performance.now() - began) / 1000, statuses, durations };
}

/** How many pages did not come as they should. */
export const failures = ({ statuses }: LoadResult): number =>
  Object.entries(statuses).reduce((sum, [status, n]) => sum + (status === '200' ? 0 : n), 0);
