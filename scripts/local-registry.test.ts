import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalRegistry, startLocalRegistry } from './local-registry.ts';

const storage = mkdtempSync(join(tmpdir(), 'gifkit-registry-test-'));
let registry: LocalRegistry;
beforeAll(async () => {
  registry = await startLocalRegistry({ port: 0, storage });
}, 60_000);
afterAll(async () => {
  await registry.close();
  rmSync(storage, { recursive: true });
});

/** What npm sends to publish a package. */
function publish(name: string): Promise<Response> {
  const version = '1.0.0';
  const file = `${name}-${version}.tgz`;
  const dist = { tarball: `${registry.url}/${name}/-/${file}` };
  const body = {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, dist } },
    _attachments: { [file]: { data: Buffer.from('a tarball').toString('base64') } },
  };
  return fetch(`${registry.url}/${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

it('gives what was published to it', async () => {
  expect((await publish('@gifkit/example')).status).toBe(201);
  const { versions } = await (await fetch(`${registry.url}/@gifkit%2fexample`)).json();
  expect(Object.keys(versions)).toEqual(['1.0.0']);
  const { tarball } = versions['1.0.0'].dist;
  expect(tarball.startsWith(registry.url)).toBe(true);
  expect(await (await fetch(tarball)).text()).toBe('a tarball');
});

it('has nothing else, and asks no other registry', async () => {
  expect((await fetch(`${registry.url}/@gifkit%2fnothing`)).status).toBe(404);
  expect((await fetch(`${registry.url}/react`)).ok).toBe(false);
  expect((await publish('react')).ok).toBe(false);
});

it('says that its port is taken', async () => {
  const port = Number(new URL(registry.url).port);
  await expect(startLocalRegistry({ port, storage })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
