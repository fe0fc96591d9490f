import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThereAlready } from './npm-registry.ts';
import { writeChecksums } from './tarballs.ts';

const script = join(import.meta.dirname, 'release.ts');

/** npm is started for each package, twice; on a busy machine that takes its time. */
const TIMEOUT = 120_000; // ms

let folder: string;
let server: Server;
let registry: string;
/** What arrived: method and path. */
const requests: string[] = [];

/** Packages by their path: versions that are there, and what the registry says to a new one. */
const answers: Record<string, { versions?: string[]; status?: number; error?: string }> = {
  '/@gifkit%2fold': { versions: ['0.9.0', '1.0.0'] },
  '/@gifkit%2fnew': { versions: ['0.9.0'], status: 201 },
  '/@gifkit%2ffirst': { status: 201 },
  '/@gifkit%2fstaged': {
    status: 409,
    error: 'Cannot publish over previously staged version "1.0.0".',
  },
};

function packed(name: string): void {
  const source = join(folder, 'source');
  mkdirSync(join(source, 'package'), { recursive: true });
  const manifest = { name: `@gifkit/${name}`, version: '1.0.0' };
  writeFileSync(join(source, 'package/package.json'), JSON.stringify(manifest));
  execFileSync('tar', ['-czf', join(folder, `${name}.tgz`), '-C', source, 'package']);
  rmSync(source, { recursive: true });
}

const release = (...args: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const env = {
      ...process.env,
      npm_config_userconfig: join(folder, 'npmrc'),
      npm_config_cache: join(folder, 'cache'),
    };
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url = '' } = request;
    request.resume();
    requests.push(`${method} ${url}`);
    const { versions, status, error } = answers[url] ?? {};
    const name = decodeURIComponent(url.slice(1));
    if (method === 'PUT') response.writeHead(status ?? 500).end(JSON.stringify({ error }));
    else if (!versions) response.writeHead(404).end('{}');
    else {
      const entries = versions.map((version) => [version, { name, version, dist: {} }]);
      const body = {
        name,
        'dist-tags': { latest: '0.9.0' },
        versions: Object.fromEntries(entries),
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  registry = `http://127.0.0.1:${port}/`;
  folder = mkdtempSync(join(tmpdir(), 'gifkit-release-'));
  writeFileSync(join(folder, 'npmrc'), `//127.0.0.1:${port}/:_authToken=any\n`);
  for (const name of ['old', 'new', 'first', 'staged']) packed(name);
  writeChecksums(folder);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('a release of packed packages', () => {
  it('publishes what the registry has not, and leaves alone what is there or waits there', {
    timeout: TIMEOUT,
  }, async () => {
    const { code, out } = await release('--from', folder, '--registry', registry);
    expect(out).toContain('@gifkit/old@1.0.0: is there');
    expect(out).toContain('@gifkit/staged@1.0.0: is there');
    expect(out).toContain('@gifkit/new@1.0.0: published');
    expect(out).toContain('@gifkit/first@1.0.0: published');
    expect(code).toBe(0);
    expect(requests.filter((request) => request.startsWith('PUT')).sort()).toEqual([
      'PUT /@gifkit%2ffirst',
      'PUT /@gifkit%2fnew',
      'PUT /@gifkit%2fstaged',
    ]);
  });

  it('prints what would go out, and asks no registry', async () => {
    requests.length = 0;
    const { out } = await release('--from', folder, '--dry-run');
    expect(out).toContain('@gifkit/new@1.0.0: would go out, 1 kB');
    expect(requests).toEqual([]);
  });

  it('goes to a registry of its own alone when the packages do not say where they come from', async () => {
    const { code, out } = await release('--from', folder);
    expect(code).toBe(1);
    expect(out).toContain('Set "repository" in the package.json of the workspace');
  });

  it('says in one sentence what is wrong with how it was called', async () => {
    expect(await release('--form', folder)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^\s*Unknown option '--form'/),
    });
    const { out } = await release('--pack', folder);
    expect(out.trim()).toBe(`${folder} is not empty.`);
  });
});

describe('what npm says of a version', () => {
  it.each([
    'You cannot publish over the previously published versions: 1.0.0.',
    'Cannot publish over previously staged version "1.0.0".',
    'Cannot stage previously published version "1.0.0"',
  ])('that is there: %s', (said) => {
    expect(isThereAlready(said, '1.0.0')).toBe(true);
    expect(isThereAlready(said, '1.0.1')).toBe(false);
    expect(isThereAlready(said.replace('1.0.0', '1.0.0-beta.1'), '1.0.0')).toBe(false);
    expect(isThereAlready(said.replace('1.0.0', '11.0.0'), '1.0.0')).toBe(false);
  });

  it.each([
    '404 Not Found - PUT /@gifkit%2fmodel',
    '403 Forbidden - OIDC permission denied for this action 1.0.0',
  ])('that it refuses: %s', (said) => {
    expect(isThereAlready(said, '1.0.0')).toBe(false);
  });
});
