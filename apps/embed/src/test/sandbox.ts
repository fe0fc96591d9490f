import { createSandbox } from '@gifkit/sandbox';

/** A GIF as sent by the service. */
export type RawGif = Record<string, unknown> & { id: string };

/** Runs the sandbox behind a `fetch`, without a socket. */
export function openSandbox() {
  const sandbox = createSandbox();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await sandbox.fetch(new Request(input, init));
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  return {
    ...sandbox,
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
  };
}
