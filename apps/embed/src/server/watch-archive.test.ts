import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchArchive } from './watch-archive.ts';

const HOUR = 60 * 60 * 1000;
const NAME = 'start-1a2b3c4d.js';

let folder: string;
let assets: string;
let archive: string;
let leave = () => {};
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  folder = await mkdtemp(join(tmpdir(), 'gifkit-archive-'));
  assets = join(folder, 'assets');
  archive = join(folder, 'archive');
  await mkdir(assets);
  await writeFile(join(assets, NAME), 'export {};');
});
afterEach(async () => {
  leave();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

it('has the assets in the archive before the server starts, and renews them while it runs', async () => {
  leave = await watchArchive(assets, archive);
  expect(await readdir(archive)).toEqual([NAME]);
  const path = join(archive, NAME);
  const old = new Date(Date.now() - 3 * 24 * HOUR);
  await utimes(path, old, old);
  vi.advanceTimersByTime(HOUR);
  await expect.poll(async () => (await stat(path)).mtime > old).toBe(true);
  leave();
  await utimes(path, old, old);
  vi.advanceTimersByTime(HOUR);
  await vi.advanceTimersByTimeAsync(0);
  expect((await stat(path)).mtime).toEqual(old);
});

it('warns once of an archive that cannot be written, and is back when it can', async () => {
  await writeFile(archive, 'a file');
  leave = await watchArchive(assets, archive);
  vi.advanceTimersByTime(HOUR);
  vi.advanceTimersByTime(HOUR);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^ASSETS_ARCHIVE: the assets of this build cannot be kept in ".+" \(E(?:EXIST|NOTDIR): .+\)\. After the next build, pages of this one that are still in caches have no script\.$/,
    ),
  );
  await rm(archive);
  vi.advanceTimersByTime(HOUR);
  await expect.poll(() => readdir(archive).catch(() => [])).toEqual([NAME]);
  expect(console.warn).toHaveBeenCalledOnce();
});
