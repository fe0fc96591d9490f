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
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const open = async (allowedHosts?: string[]): Promise<Server> => {
  const server = await serve(sandbox, { port: 0, allowedHosts });
  servers.push(server);
  return server;
};

/** Sends a request like a browser, with the host and the origin of its page. */
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

/** Request of another site's page without an `Origin`. */
const FOREIGN = { host: 'localhost', 'sec-fetch-site': 'cross-site' };

describe('the sandbox’s own endpoints over HTTP', () => {
  it.each([
    ['the host localhost', 200, { host: 'localhost:4002' }],
    ['the host 127.0.0.1', 200, { host: '127.0.0.1:4002' }],
    ['the host [::1]', 200, { host: '[::1]:4002' }],
    ['the host LOCALHOST', 200, { host: 'LOCALHOST:4002' }],
    ['a configured host', 200, { host: 'sandbox:4002' }],
    ['a foreign host, as in DNS rebinding', 403, { host: 'evil.example:4002' }],
    ['its page', 403, { host: 'evil.example:4002', origin: 'http://evil.example:4002' }],
    ['a page of localhost', 200, { host: 'localhost', origin: 'http://localhost:4000' }],
    ['a page of 127.0.0.1', 200, { host: 'localhost', origin: 'http://127.0.0.1:4001' }],
    ['a page of [::1]', 200, { host: 'localhost', origin: 'https://[::1]' }],
    ['a configured page', 200, { host: 'sandbox', origin: 'https://gallery.test' }],
    ['a picture on another site', 403, { ...FOREIGN, 'sec-fetch-dest': 'image' }],
    ['a frame on another site', 403, { ...FOREIGN, 'sec-fetch-dest': 'iframe' }],
    ['a link on another site', 200, { ...FOREIGN, 'sec-fetch-dest': 'document' }],
  ])('respond to %s with %d', async (_, status, headers: Record<string, string>) => {
    const server = await open(['sandbox', 'gallery.test']);
    expect((await get(server, headers)).status).toBe(status);
  });

  it.each(['https://evil.example', 'https://localhost.evil.example', 'null', 'localhost'])(
    'refuse pages of %s',
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

  it.each(['/_sandbox/reset', '/%5Fsandbox/reset', '/x/../_sandbox/reset'])(
    'refuse changes by a foreign page: %s',
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
});

describe('the service over HTTP', () => {
  const TRENDING = '/v1/gifs/trending?api_key=k&limit=1';
  const TRENDING_ID = async (server: Server) =>
    JSON.parse((await get(server, { path: TRENDING })).body).data[0].id;

  it('responds to every page that reads', async () => {
    const server = await open();
    const headers = { host: 'gifs.test', origin: 'https://host.example' };
    expect((await get(server, { ...headers, path: TRENDING })).status).toBe(200);
    const preflight = { ...headers, method: 'OPTIONS', 'access-control-request-method': 'GET' };
    expect((await get(server, { ...preflight, path: TRENDING })).status).toBe(204);
  });

  it.each([
    ['GIPHY’s call to action', 'PUT', '/v1/gifs/:id/cta?link=https://a.example&text=A&api_key=k'],
    ['GIPHY’s pingback', 'POST', '/v2/pingback?apikey=k'],
    ['KLIPY’s share', 'POST', '/api/v1/k/gifs/share/:id'],
    ['the platform’s moderation', 'POST', '/api/v1/gifs/:id/moderation'],
    ['the platform’s account', 'POST', '/api/v3/join'],
  ])('refuses changes by foreign pages: %s', async (_, method, template) => {
    const server = await open();
    const path = template.replace(':id', await TRENDING_ID(server));
    const frame = path.startsWith('/v2/pingback') ? [] : ['null'];
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', ...frame]) {
      const refused = await get(server, { host: 'localhost', origin, method, path });
      const host = origin.replace(/^https?:\/\//, '');
      expect(refused.status).toBe(403);
      expect(JSON.parse(refused.body).meta.msg).toBe(
        `Pages of ${host} may read, but change nothing; --allowed-hosts ${host} lets them.`,
      );
    }
    // With DNS rebinding, the host name is the page's own.
    const rebound = { host: `evil.example:${server.port}`, origin: 'http://evil.example' };
    expect((await get(server, { ...rebound, method, path })).status).toBe(403);
    expect(sandbox.events()).toEqual([]);
  });

  it.each([
    ['a dev server on another port', { host: 'localhost', origin: 'http://localhost:3000' }],
    ['one at another loopback address', { host: 'localhost', origin: 'http://127.0.0.1:3000' }],
    ['one at a name below localhost', { host: 'localhost', origin: 'http://app.localhost:3000' }],
    ['one at this machine’s address', { host: '192.0.2.7:4', origin: 'http://192.0.2.7:3000' }],
    ['one at its IPv6 address', { host: '[2001:db8::7]:4', origin: 'http://[2001:db8::7]' }],
    ['a configured page', { host: 'localhost', origin: 'https://app.test' }],
    ['a program, which has no origin', { host: 'localhost' }],
  ])('allows changes by %s', async (_, headers: Record<string, string>) => {
    const server = await open(['app.test']);
    const id = await TRENDING_ID(server);
    const path = `/v1/gifs/${id}/cta?link=https://a.example&text=A&api_key=k`;
    expect((await get(server, { ...headers, method: 'PUT', path })).status).toBe(200);
  });

  it('accepts pingbacks of a sandboxed frame, as sent by embeds', async () => {
    const server = await open();
    const frame = {
      host: 'localhost',
      origin: 'null',
      method: 'POST',
      path: '/v2/pingback?apikey=k',
    };
    const body = JSON.stringify({ events: [{ event_id: 'seen', event_type: 'GIF_TRENDING' }] });
    const headers = { Origin: 'null' };
    await fetch(server.url + frame.path, { method: 'POST', headers, body });
    expect(sandbox.events()).toHaveLength(1);
  });

  it('allows a sandboxed frame to change data, but not the sandbox, if configured', async () => {
    const server = await open(['null']);
    const id = await TRENDING_ID(server);
    const frame = { host: 'localhost', origin: 'null' };
    const path = `/v1/gifs/${id}/cta?link=https://a.example&text=A&api_key=k`;
    expect((await get(server, { ...frame, method: 'PUT', path })).status).toBe(200);
    const reset = { ...frame, method: 'POST', path: '/_sandbox/reset' };
    expect((await get(server, reset)).status).toBe(403);
  });
});

describe('the sandbox’s own endpoints in a test', () => {
  it('respond to any origin', async () => {
    const headers = { host: 'api.giphy.com', origin: 'https://host.example' };
    const request = new Request('https://api.giphy.com/_sandbox/requests', { headers });
    expect((await sandbox.fetch(request)).status).toBe(200);
  });
});
