import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../../packages/sandbox/src/create-sandbox.ts';

/** Latency in ms, long enough that all copies send the same request before the first response. */
const LATENCY = 60;

/**
 * A GIF service that records its requests.
 *
 * @param latency of responses, in ms.
 */
export async function startCountingApi(latency = LATENCY) {
  const sandbox = createSandbox({ catalog: 300 });
  let asked: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    asked.push(pathname + (searchParams.get('gif_id') ?? ''));
    await new Promise((resolve) => setTimeout(resolve, latency));
    const answer = await sandbox.fetch(new Request(`http://localhost${url}`));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Requests since the last call: each path, with the GIF id of related requests. */
    takeAsked(): string[] {
      const before = asked;
      asked = [];
      return before;
    },
    async ids(offset: number, count: number): Promise<string[]> {
      const query = `limit=${count}&offset=${offset}&api_key=e2e`;
      const request = new Request(`http://localhost/v1/gifs/trending?${query}`);
      const { data } = (await (await sandbox.fetch(request)).json()) as { data: { id: string }[] };
      return data.map(({ id }) => id);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      sandbox.close();
    },
  };
}
