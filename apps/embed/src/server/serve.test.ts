import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { serve } from './serve.ts';

let clientFolder: string;
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
  server = await serve({ settings: { ...SETTINGS, port: 0 }, assets: ASSETS, clientFolder });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  await rm(clientFolder, { recursive: true });
});

/** A response as it was sent; `fetch` would decode it. */
const request = (path: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    get(origin + path, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ headers: response.headers, body }));
    }).on('error', reject);
  });

describe('serve', () => {
  it('answers over HTTP', async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('lets hashed assets be kept for good', async () => {
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
    'answers 404 to %s, which nobody keeps',
    async (path) => {
      const response = await fetch(`${origin}${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gz'],
  ])('sends assets as the build has compressed them: %s', async (encoding, extension) => {
    const response = await request(ASSETS.script, encoding);
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('text/javascript'),
      'access-control-allow-origin': '*',
    });
    expect(response.body).toBe(`made by the build: ${extension}`);
  });

  it.each(['/nothing', '/assets/missing.js'])(
    'says on a page that there is no %s',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('There is no such page');
    },
  );

  it('names the variable to change when its port is taken', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(
      serve({ settings: { ...SETTINGS, port }, assets: ASSETS, clientFolder }),
    ).rejects.toThrow(`Port ${port} is in use; set EMBED_PORT to a free one.`);
  });

  it('says so when HOST is no address of this machine', async () => {
    const settings = { ...SETTINGS, port: 0, host: '192.0.2.1' };
    await expect(serve({ settings, assets: ASSETS, clientFolder })).rejects.toThrow(
      'HOST has to be an address of this machine, not "192.0.2.1".',
    );
  });
});
