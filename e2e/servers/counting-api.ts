import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../../packages/sandbox/src/create-sandbox.ts';

/**
 * A GIF service that records its requests.
 *
 * @param latency of responses, in ms.
 */
export async function startCountingApi(latency: number) {
  const sandbox = createSandbox();
  let asked: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(new URL(url, 'http://localhost').pathname);
    await new Promise((resolve) => setTimeout(resolve, latency));
    const answer = await sandbox.fetch(new Request(`http://localhost${url}`));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Paths of the requests since the last call. */
    takeAsked(): string[] {
      const before = asked;
      asked = [];
      return before;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      sandbox.close();
    },
  };
}
