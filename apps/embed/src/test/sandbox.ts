import { createSandbox } from '@gifkit/sandbox';

interface Fault {
  path: string;
  status?: number;
  latencyMs?: number;
  body?: 'malformed' | 'empty';
  times?: number;
}

/** A GIF as sent by the service. */
export type RawGif = Record<string, unknown> & { id: string };

/** Runs the sandbox behind a `fetch`, without a socket. */
export function openSandbox() {
  const sandbox = createSandbox();
  const control = async (path: string, body?: unknown) => {
    const request = new Request(`http://localhost/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request);
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${await response.text()}`);
  };

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await sandbox.fetch(new Request(input, init));
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  return {
    fetch,
    /** A `fetch` that changes each GIF requested by its id. */
    editing:
      (edit: (gif: RawGif) => void): typeof globalThis.fetch =>
      async (input, init) => {
        const response = await fetch(input, init);
        if (!/\/v1\/gifs\/(?!related)[^/?]+\?/.test(String(input))) return response;
        const body = (await response.json()) as { data: RawGif };
        edit(body.data);
        return Response.json(body);
      },
    /** The first GIFs of the catalog. */
    async trending(limit = 1): Promise<RawGif[]> {
      const url = `http://localhost:4002/v1/gifs/trending?api_key=test&limit=${limit}`;
      return ((await (await fetch(url)).json()) as { data: RawGif[] }).data;
    },
    /** Id of the first GIF of the catalog. */
    async firstId(): Promise<string> {
      const [gif] = await this.trending();
      return gif?.id ?? '';
    },
    fail: (fault: Fault) => control('faults', fault),
    reset: () => control('reset'),
    close: () => sandbox.close(),
  };
}
