import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolders, createDiskCache } from './disk-cache.ts';

it('prefers the cache folder that the environment names', () => {
  const [first] = cacheFolders({ XDG_CACHE_HOME: '/var/cache/me' });
  expect(first).toBe('/var/cache/me/gifkit-sandbox');
});

it('falls back to the home folder, then to temporary files', () => {
  const [home, temporary] = cacheFolders({});
  expect(home).toMatch(/\.cache\/gifkit-sandbox$/);
  expect(temporary).not.toBe(home);
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gifkit-disk-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const bytes = (length: number) => new Uint8Array(length).fill(7);
  const age = (name: string, seconds: number) => {
    const then = new Date(Date.now() - seconds * 1000);
    return utimes(join(folder, name), then, then);
  };
  const kept = async () => (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();

  it('gives back what was written, to another run too', async () => {
    await createDiskCache([folder]).write('a.gif', bytes(100));
    expect(await createDiskCache([folder]).read('a.gif')).toEqual(Buffer.from(bytes(100)));
  });

  it.each([50, 2, 0])('does not give a file that was cut off after %d bytes', async (length) => {
    const cache = createDiskCache([folder]);
    await cache.write('a.gif', bytes(100));
    await truncate(join(folder, 'a.gif'), length);
    expect(await cache.read('a.gif')).toBeUndefined();
    await cache.write('a.gif', bytes(100));
    expect(await cache.read('a.gif')).toHaveLength(100);
  });

  it('removes what was not read for longest when there is too much', async () => {
    const first = createDiskCache([folder]);
    for (const name of ['a', 'b', 'c']) await first.write(name, bytes(300));
    await age('a', 300);
    await age('b', 200);
    await age('c', 100);
    await first.read('a');
    await createDiskCache([folder], { maxBytes: 1000 }).write('d', bytes(300));
    expect(await kept()).toEqual(['a', 'd']);
  });

  it('goes by the clock of this machine, whatever that of the disk says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-02-29') });
    const first = createDiskCache([folder]);
    for (const name of ['a', 'b', 'c']) await first.write(name, bytes(300));
    for (const name of ['a', 'b', 'c']) await age(name, 100);
    await createDiskCache([folder], { maxBytes: 1000 }).write('d', bytes(300));
    expect(await kept()).toContain('d');
    vi.useRealTimers();
  });

  it('keeps to its limit while it is written to', async () => {
    const cache = createDiskCache([folder], { maxBytes: 1000 });
    for (let n = 0; n < 20; n++) await cache.write(`file-${n}`, bytes(90));
    const sizes = await Promise.all((await kept()).map((name) => stat(join(folder, name))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(1100);
  });

  it('removes what another run has left unfinished, once it is old', async () => {
    await writeFile(join(folder, '.unfinished'), bytes(900));
    await age('.unfinished', 3600);
    await createDiskCache([folder], { maxBytes: 1000 }).write('a', bytes(300));
    expect(await readdir(folder)).not.toContain('.unfinished');
  });
});
