import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { copyBuild, renameAssets } from './other-build.ts';
import { SANDBOX } from './settings.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gifkit-builds-'));
  for (const build of ['old', 'new']) copyBuild(join(folder, build));
  renameAssets(join(folder, 'new'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the server of a build, with the archive that all of them share. */
async function startBuild(build: 'old' | 'new') {
  const server = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: join(folder, build),
    env: {
      ...process.env,
      EMBED_PORT: '0',
      HOST: 'localhost',
      DRAIN_SECONDS: '0',
      ASSETS_ARCHIVE: join(folder, 'archive'),
      GIF_API_URL: `${SANDBOX}/v1`,
      GIF_API_KEY: 'e2e',
      PINGBACK_URL: SANDBOX,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const [origin = ''] = /http:\S+/.exec(String(line)) ?? [];
  return {
    origin,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** A cache in front of a server that has one page of an earlier one, and nothing else. */
async function startCache(origin: string, path: string, kept: Response, body: string) {
  const headersOf = ({ headers }: Response) =>
    ['content-type', 'content-security-policy', 'access-control-allow-origin'].flatMap((name) =>
      headers.has(name) ? [[name, headers.get(name) ?? ''] as const] : [],
    );
  const cache = createServer(async ({ url = '/' }, response) => {
    const own = url === path ? kept : await fetch(origin + url);
    response.writeHead(own.status, Object.fromEntries(headersOf(own)));
    response.end(own === kept ? body : await own.text());
  });
  await new Promise<void>((resolve) => cache.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(cache.address() as AddressInfo).port}`,
    stop() {
      cache.close();
      cache.closeAllConnections();
    },
  };
}

const scriptOf = (page: string): string =>
  /<script type="module" src="([^"]+)"/.exec(page)?.[1] ?? '';

test('a page of an earlier build that a cache still has does all it did', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const path = `/embed/${id}`;
  const old = await startBuild('old');
  const response = await fetch(old.origin + path);
  const body = await response.text();
  await old.stop();

  const server = await startBuild('new');
  const cache = await startCache(server.origin, path, response, body);
  try {
    const current = await (await fetch(server.origin + path)).text();
    expect(scriptOf(current)).not.toBe(scriptOf(body));
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) asked.push(pathname);
    });
    await page.goto(cache.origin + path);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    // The related GIFs come meanwhile, and need the server.
    await expect.poll(() => asked.some((one) => one.includes('/RelatedGrid-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(asked).toContain(scriptOf(body));
    const now = new Set(/data-client="([^"]+)"/.exec(current)?.[1]?.split(' '));
    expect(asked.filter((one) => now.has(one))).toEqual([]);
  } finally {
    await page.goto('about:blank');
    cache.stop();
    await server.stop();
  }
});

test('servers of two builds serve the assets of both, whichever is asked', async ({ sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const servers = [await startBuild('old'), await startBuild('new')];
  try {
    for (const { origin } of servers) {
      const script = scriptOf(await (await fetch(`${origin}/embed/${id}`)).text());
      for (const other of servers) {
        const response = await fetch(other.origin + script);
        expect(response.status, script).toBe(200);
        expect(response.headers.get('cache-control')).toContain('immutable');
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
