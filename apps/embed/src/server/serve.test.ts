import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  createSandbox,
  type Server as SandboxServer,
  serve as serveSandbox,
} from '@gifkit/sandbox';
import { createStopper } from '@gifkit/server-kit/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { serve } from './serve.ts';

let clientFolder: string;
let sandbox: SandboxServer;
let server: Server;
let origin: string;

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'gifkit-embed-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'assets/start-1a2b3c.js'), 'export {};');
  for (const extension of ['br', 'gz'])
    await writeFile(
      join(clientFolder, `assets/start-1a2b3c.js.${extension}`),
      `made by the build: ${extension}`,
    );
  sandbox = await serveSandbox(createSandbox(), { port: 0 });
  const settings = { ...SETTINGS, apiUrl: `${sandbox.url}/v1`, port: 0 };
  server = await serve({ settings, assets: ASSETS, clientFolder });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  await sandbox.close();
  await rm(clientFolder, { recursive: true });
});

/** Requests the raw response; `fetch` would decode it. */
const request = (path: string, encoding: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer; body: string }>(
    (resolve, reject) => {
      const options = { headers: { ...headers, 'Accept-Encoding': encoding } };
      get(origin + path, options, async (response) => {
        const chunks: Buffer[] = await response.toArray();
        const bytes = Buffer.concat(chunks);
        const status = response.statusCode ?? 0;
        resolve({ status, headers: response.headers, bytes, body: String(bytes) });
      }).on('error', reject);
    },
  );

describe('serve', () => {
  it('caches hashed assets forever', async () => {
    const response = await fetch(`${origin}${ASSETS.script}`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(await response.text()).toBe('export {};');
    expect(response.headers.get('content-type')).toMatch('text/javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/assets/missing.js', '/assets/../.vite/manifest.json', '/assets/%2e%2e/package.json'])(
    'responds with 404 to %s, without caching',
    async (path) => {
      const response = await fetch(`${origin}${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gz'],
  ])('sends assets as compressed by the build: %s', async (encoding, extension) => {
    const response = await request(ASSETS.script, encoding);
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('text/javascript'),
      'access-control-allow-origin': '*',
    });
    expect(response.body).toBe(`made by the build: ${extension}`);
  });

  it('responds to a request without Host, as HAProxy sends it', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, 'localhost', () => socket.write('GET /readyz HTTP/1.0\r\n\r\n'));
    const chunks: Buffer[] = await socket.toArray();
    expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nready$/s);
  });

  it('is not ready once it is told to stop, then ends', async () => {
    const stopper = createStopper({ drainTime: 1000 });
    const settings = { ...SETTINGS, apiUrl: `${sandbox.url}/v1`, port: 0 };
    const stopped = await serve({ settings, assets: ASSETS, clientFolder, stopper });
    const { port } = stopped.address() as AddressInfo;
    const readiness = () => fetch(`http://localhost:${port}/readyz`);
    expect((await readiness()).status).toBe(200);
    const closed = new Promise((resolve) => stopped.once('close', resolve));
    stopper.stop();
    const response = await readiness();
    expect(response.status).toBe(503);
    expect(response.headers.get('connection')).toBe('close');
    stopper.stop({ drains: false });
    await closed;
  });

  it('names the variable to change if its port is in use', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(
      serve({ settings: { ...SETTINGS, port }, assets: ASSETS, clientFolder }),
    ).rejects.toThrow(`Port ${port} is in use; set EMBED_PORT to a free one.`);
  });

  it('reports a HOST that is not an address of this machine', async () => {
    const settings = { ...SETTINGS, port: 0, host: '192.0.2.1' };
    await expect(serve({ settings, assets: ASSETS, clientFolder })).rejects.toThrow(
      'HOST has to be an address of this machine, not "192.0.2.1".',
    );
  });
});

describe('a page over HTTP', () => {
  const PAGE = '/embed/COlxs3ZcJcdFCx8AIg';
  const decode = {
    identity: (bytes: Buffer) => bytes,
    gzip: gunzipSync,
    br: brotliDecompressSync,
  };
  const ENCODINGS = ['identity', 'gzip', 'br'] as const;

  it('is compressed as the client accepts, rendered and from memory', async () => {
    const plain = await request(PAGE, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['gzip', 'br'] as const) {
      for (let visit = 0; visit < 2; visit += 1) {
        const { headers, bytes } = await request(PAGE, encoding);
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-length']).toBe(String(bytes.byteLength));
        expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2);
        expect(decode[encoding](bytes).equals(plain.bytes)).toBe(true);
      }
    }
  });

  it('has a strong ETag for each encoding and varies by it', async () => {
    const responses = await Promise.all(ENCODINGS.map((encoding) => request(PAGE, encoding)));
    const tags = responses.map(({ headers }) => headers.etag ?? '');
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(new Set(tags).size).toBe(tags.length);
    for (const { headers } of responses)
      expect(headers.vary).toBe('User-Agent, Save-Data, Accept-Language, Accept-Encoding');
  });

  it.each(ENCODINGS)('is not sent again to a client with its %s ETag', async (encoding) => {
    const first = await request(PAGE, encoding);
    const condition = { 'If-None-Match': first.headers.etag ?? '' };
    const again = await request(PAGE, encoding, condition);
    expect(again.status).toBe(304);
    expect(again.bytes.byteLength).toBe(0);
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(again.headers[name]).toBe(first.headers[name]);
    const others = ENCODINGS.filter((other) => other !== encoding);
    for (const other of others) expect((await request(PAGE, other, condition)).status).toBe(200);
  });

  it('that reports an error is compressed, without an ETag and not cached', async () => {
    const { status, headers, bytes } = await request('/embed/nothing', 'br');
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('br');
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(String(brotliDecompressSync(bytes))).toContain('This GIF is not here');
  });
});
