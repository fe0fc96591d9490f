import { createSandbox } from '../../packages/sandbox/src/create-sandbox.ts';
import { listen } from '../listen.ts';

/**
 * A GIF service that records its requests.
 *
 * @param latency of responses, in ms.
 */
export async function startCountingApi(latency: number) {
  const sandbox = createSandbox();
  let asked: string[] = [];
  const server = await listen(async ({ url = '' }, response) => {
    asked.push(new URL(url, 'http://localhost').pathname);
    await new Promise((resolve) => setTimeout(resolve, latency));
    const answer = await sandbox.fetch(new Request(`http://localhost${url}`));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(await answer.text());
  }, '127.0.0.1');

  return {
    url: `${server.url}/v1`,
    /** Paths of the requests since the last call. */
    takeAsked(): string[] {
      const before = asked;
      asked = [];
      return before;
    },
    async close() {
      await server.close();
      sandbox.close();
    },
  };
}
