import { createSandbox } from '@gifkit/sandbox';
import { onTestFinished } from 'vitest';
import type { PlatformOptions } from '../context.ts';
import { createPlatform } from '../create-platform.ts';

export const TOKEN = 'token-of-the-tests';

const ORIGIN = 'https://example.com';

/** Connects a platform to a sandbox, for one test. */
export async function openWire(options: PlatformOptions = {}) {
  const sandbox = createSandbox({ tokens: [TOKEN] });
  onTestFinished(() => sandbox.close());
  /** Number of requests. */
  let seen = 0;
  const logged: unknown[][] = [];
  const connect = (own: PlatformOptions) =>
    createPlatform({
      origin: ORIGIN,
      getToken: () => TOKEN,
      getCookies: () => 'csrftoken=csrf-of-the-tests',
      logger: { error: (...message: unknown[]) => void logged.push(message) },
      fetch: async (url, init) => {
        seen += 1;
        return sandbox.fetch(new Request(url, init));
      },
      ...own,
    });
  const platform = connect(options);
  /** Sends a request to the public API. */
  const publicApi = async (path: string) =>
    (await sandbox.fetch(new Request(`${ORIGIN}/v1/${path}&api_key=any`))).json() as Promise<{
      data: { id: string }[];
    }>;
  const { data } = await publicApi('gifs/trending?limit=10');
  return {
    platform,
    ...platform.strict,
    connect,
    logged,
    publicApi,
    seen: () => seen,
    /** Ids of GIFs in the catalog. */
    gifs: data.map(({ id }) => id),
    fault: sandbox.fault,
  };
}

/** Returns the first item of a list; throws if it is empty. */
export function first<T>(list: readonly T[] | undefined): T {
  const [item] = list ?? [];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}
