import { createSandbox } from '@gifkit/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';

/** Lets a sandbox respond to requests to these URL patterns during the tests of a file; others fail. */
export function serveSandbox(...urls: string[]) {
  const sandbox = createSandbox();
  const server = setupServer(
    ...urls.map((url) => http.all(url, ({ request }) => sandbox.fetch(request))),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });
  return { sandbox, server };
}
