import { request as send } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { type Server, serve } from '../serve.ts';

let sandbox: Sandbox;
const servers: Server[] = [];

beforeAll(() => {
  sandbox = createSandbox();
});
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
afterAll(() => sandbox.close());

const open = async (allowedHosts?: string[]): Promise<Server> => {
  const server = await serve(sandbox, { port: 0, allowedHosts });
  servers.push(server);
  return server;
};

/** Sends a request as a browser does: with the host and the origin of its page. */
const get = (
  { port }: Server,
  { path = '/_sandbox/requests', method = 'GET', ...headers }: Record<string, string>,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers };
    send(options, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

describe('the sandbox’s own endpoints over HTTP', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'respond to the host %s',
    async (host) => {
      const server = await open();
      const response = await get(server, { host: `${host}:${server.port}` });
      expect(response.status).toBe(200);
    },
  );

  it.each(['http://localhost:4000', 'http://127.0.0.1:4001', 'https://[::1]'])(
    'respond to pages of %s',
    async (origin) => {
      const server = await open();
      expect((await get(server, { host: 'localhost', origin })).status).toBe(200);
    },
  );

  it.each(['https://evil.example', 'https://localhost.evil.example', 'null', 'localhost'])(
    'refuse pages of %s, in one sentence',
    async (origin) => {
      const server = await open();
      const response = await get(server, { host: 'localhost', origin });
      expect(response.status).toBe(403);
      expect(JSON.parse(response.body)).toEqual({
        meta: {
          status: 403,
          msg: 'Only localhost, 127.0.0.1, [::1] may use /_sandbox/; --allowed-hosts adds others.',
          response_id: '',
        },
      });
    },
  );

  it('refuse a foreign host name, as DNS rebinding has it', async () => {
    const server = await open();
    const host = `evil.example:${server.port}`;
    expect((await get(server, { host })).status).toBe(403);
    expect((await get(server, { host, origin: `http://${host}` })).status).toBe(403);
  });

  it.each(['/_sandbox/reset', '/%5Fsandbox/reset', '/x/../_sandbox/reset'])(
    'change nothing for a foreign page: %s',
    async (path) => {
      const server = await open();
      await fetch(`${server.url}/v1/gifs/trending?api_key=k`);
      const origin = 'https://evil.example';
      const response = await get(server, { host: 'localhost', origin, path, method: 'POST' });
      expect(response.status).toBe(403);
      const { body } = await get(server, { host: 'localhost' });
      expect(JSON.parse(body).requests).not.toEqual([]);
    },
  );

  it('respond to hosts and pages that were configured', async () => {
    const server = await open(['sandbox', 'gallery.test']);
    const headers = { host: `sandbox:${server.port}`, origin: 'https://gallery.test' };
    expect((await get(server, headers)).status).toBe(200);
    expect((await get(server, { host: 'other' })).status).toBe(403);
  });

  it('are the only ones with such a limit: the service responds to every page', async () => {
    const server = await open();
    const headers = { host: 'gifs.test', origin: 'https://host.example' };
    const path = '/v1/gifs/trending?api_key=k&limit=1';
    expect((await get(server, { ...headers, path })).status).toBe(200);
  });
});

describe('the sandbox’s own endpoints in a test', () => {
  it('respond on any origin', async () => {
    const headers = { host: 'api.giphy.com', origin: 'https://host.example' };
    const request = new Request('https://api.giphy.com/_sandbox/requests', { headers });
    expect((await sandbox.fetch(request)).status).toBe(200);
  });
});
