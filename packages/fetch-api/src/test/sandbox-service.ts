import { createSandbox, serve } from '@gifkit/sandbox';
import { GiphyFetch } from '../client.ts';
import type { ClientOptions } from '../client-options.ts';

/** What goes wrong, as the sandbox is told. */
interface Fault {
  path: string;
  status?: number;
  latencyMs?: number;
  body?: 'malformed' | 'empty' | 'synthetic' | 'dropped';
  times?: number;
}

interface Arrived {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  status: number;
}

/** The whole service on a port of this machine. */
export async function startService() {
  const sandbox = createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  const post = (path: string, body?: Fault) =>
    fetch(`${url}/_sandbox/${path}`, { method: 'POST', body: body ? JSON.stringify(body) : null });
  const get = async <T>(path: string) =>
    (await (await fetch(`${url}/_sandbox/${path}`)).json()) as Record<string, T[]>;
  return {
    url,
    client: (options?: ClientOptions) =>
      new GiphyFetch('0123456789abcdef', {}, { baseUrl: `${url}/v1/`, ...options }),
    fail: (fault: Fault) => post('faults', fault),
    reset: () => post('reset'),
    /** What still goes wrong. */
    faults: async () => (await get<Fault>('faults')).faults,
    /** The requests that have arrived, oldest first. */
    requests: async () => (await get<Arrived>('requests')).requests ?? [],
    async close() {
      await close();
      await sandbox.close();
    },
  };
}
