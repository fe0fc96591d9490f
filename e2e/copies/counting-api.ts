import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../../packages/sandbox/src/create-sandbox.ts';

/** ms; long enough that all copies ask for the same before there is an answer. */
const LATENCY = 60;

/**
 * The GIF service, which notes what it was asked.
 *
 * @param latency how long it takes for an answer, in ms.
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
    /** What it was asked since this was called last: each path, with the GIF that others are to be like. */
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
