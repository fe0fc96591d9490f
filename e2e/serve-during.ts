import { test } from '@playwright/test';

/** Runs a server during the tests of a file or group; returns a function that returns it. */
export function serveDuring<Server extends { close(): unknown }>(
  serve: () => Promise<Server>,
): () => Server {
  let server: Server;
  test.beforeAll(async () => {
    server = await serve();
  });
  test.afterAll(async () => {
    await server.close();
  });
  return () => server;
}
