import { createSandbox, type SandboxOptions, serve } from '@gifkit/sandbox';
import { onTestFinished } from 'vitest';
import type { PlatformOptions } from '../context.ts';
import { createPlatform, type Platform } from '../create-platform.ts';

interface Seen {
  /** `GET /path?query` */
  line: string;
  headers: Headers;
  body: string;
}

export const TOKEN = 'token-of-the-tests';
const CSRF = 'csrf-of-the-tests';

export interface Wire {
  url: string;
  platform: Platform;
  seen: Seen[];
  last(): Seen;
  logged: unknown[][];
  /** Ids of GIFs in the catalog. */
  gifs: string[];
  /** Makes requests to a path fail. */
  fault(fault: object): Promise<unknown>;
  /** Sends a request to the public API. */
  publicApi(path: string): Promise<Response>;
}

/** Connects a platform to a sandbox over HTTP, for one test. */
export async function openWire(
  options: PlatformOptions = {},
  sandboxOptions: SandboxOptions = {},
): Promise<Wire> {
  const sandbox = createSandbox({ tokens: [TOKEN], ...sandboxOptions });
  const seen: Seen[] = [];
  const watched = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().text();
    const line = `${request.method} ${pathname}${search}`;
    seen.push({ line, headers: request.headers, body });
    return sandbox.fetch(request);
  };
  const server = await serve({ fetch: watched }, { port: 0 });
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  const { url } = server;
  const publicApi = (path: string) =>
    sandbox.fetch(new Request(`${url}/v1/${path}${path.includes('?') ? '&' : '?'}api_key=any`));
  const trending = await publicApi('gifs/trending?limit=10');
  const { data }: { data: { id: string }[] } = await trending.json();
  const logged: unknown[][] = [];
  const platform = createPlatform({
    origin: url,
    getToken: () => TOKEN,
    getCookies: () => `theme=dark; csrftoken=${CSRF}`,
    logger: { error: (...message: unknown[]) => void logged.push(message) },
    ...options,
  });
  return {
    url,
    platform,
    seen,
    last: () => seen.at(-1) ?? { line: '', headers: new Headers(), body: '' },
    logged,
    gifs: data.map(({ id }) => id),
    fault: (fault) =>
      sandbox.fetch(
        new Request(`${url}/_sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) }),
      ),
    publicApi,
  };
}

/** Returns the first item of a list; throws if it is empty. */
export function first<T>(list: readonly T[] | undefined): T {
  const [item] = list ?? [];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}
