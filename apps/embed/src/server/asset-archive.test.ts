import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSETS_KEPT } from '../constants.ts';
import { addEarlierAssets, keepAssets } from './asset-archive.ts';

let folder: string;
let archive: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gifkit-archive-'));
  archive = join(folder, 'kept/assets');
});
afterEach(() => rm(folder, { recursive: true }));

/** The assets of a build: its files by name. */
async function build(name: string, files: readonly string[]): Promise<string> {
  const assets = join(folder, name);
  await mkdir(assets, { recursive: true });
  for (const file of files) await writeFile(join(assets, file), `${file} of a build`);
  return assets;
}

const FIRST = ['start-1a2b3c4d.js', 'start-1a2b3c4d.js.br', 'start-1a2b3c4d.js.gz'];
const SECOND = ['start-9f8e7d6c.js', 'start-9f8e7d6c.js.br', 'start-9f8e7d6c.js.gz'];

const DAY = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * DAY);

const kept = async () => (await readdir(archive)).toSorted();

describe('an archive of assets', () => {
  it('has those of each build, compressed ones too', async () => {
    await keepAssets(await build('first', FIRST), archive, start);
    await keepAssets(await build('second', SECOND), archive, after(1));
    expect(await kept()).toEqual([...FIRST, ...SECOND]);
    expect(await readFile(join(archive, 'start-1a2b3c4d.js'), 'utf8')).toBe(
      'start-1a2b3c4d.js of a build',
    );
  });

  it('keeps those of an earlier build for 7 days after they were renewed last, however old they are', async () => {
    const first = await build('first', FIRST);
    const second = await build('second', SECOND);
    await keepAssets(first, archive, start);
    await keepAssets(first, archive, after(30));
    await keepAssets(second, archive, after(30 + ASSETS_KEPT));
    expect(await kept()).toEqual([...FIRST, ...SECOND]);
    await keepAssets(second, archive, after(31 + ASSETS_KEPT));
    expect(await kept()).toEqual(SECOND);
  });

  it('is filled by two processes at once, and each file is whole', async () => {
    const assets = await build('first', FIRST);
    await Promise.all([1, 2, 3, 4].map(() => keepAssets(assets, archive, start)));
    expect(await kept()).toEqual(FIRST);
    for (const name of FIRST)
      expect(await readFile(join(archive, name), 'utf8')).toBe(`${name} of a build`);
  });

  it('gets a file anew that is there in part', async () => {
    await mkdir(archive, { recursive: true });
    await writeFile(join(archive, FIRST[0] ?? ''), 'sta');
    await keepAssets(await build('first', FIRST), archive, start);
    expect(await readFile(join(archive, FIRST[0] ?? ''), 'utf8')).toBe(`${FIRST[0]} of a build`);
  });

  it('takes hashed files alone, and removes nothing else, however old it is', async () => {
    const others = ['notes.txt', 'start.js', 'a b-1a2b3c4d.js', 'photo.jpeg'];
    await build('kept/assets', others);
    for (const name of others) await utimes(join(archive, name), start, start);
    await keepAssets(await build('first', [...FIRST, 'README.md']), archive, after(100));
    expect(await kept()).toEqual([...FIRST, ...others].toSorted());
  });

  it('loses the part of a file that a process left when it was killed, in time', async () => {
    const part = 'start-1a2b3c4d.js.0e3f5f0a-8b7a-4f0e-9a55-111111111111.part';
    await build('kept/assets', [part]);
    await utimes(join(archive, part), start, start);
    const assets = await build('first', FIRST);
    await keepAssets(assets, archive, after(1));
    expect(await kept()).toContain(part);
    await keepAssets(assets, archive, after(8));
    expect(await kept()).toEqual(FIRST);
  });

  it('that cannot be written is an error, and nothing in part stays', async () => {
    const assets = await build('first', FIRST);
    await mkdir(join(archive, FIRST[0] ?? ''), { recursive: true });
    await expect(keepAssets(assets, archive, start)).rejects.toThrow(/EISDIR|ENOTEMPTY|EPERM/);
    expect(await kept()).toEqual([FIRST[0]]);
    await expect(keepAssets(assets, join(assets, FIRST[0] ?? ''), start)).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    );
  });
});

describe('assets of earlier builds', () => {
  it('are put beside the new ones, from the day on that a build was replaced', async () => {
    await addEarlierAssets(await build('first', FIRST), archive, start);
    const second = await build('second', SECOND);
    expect(await addEarlierAssets(second, archive, after(30))).toBe(FIRST.length);
    expect((await readdir(second)).toSorted()).toEqual([...FIRST, ...SECOND]);

    const third = await build('third', ['start-5555aaaa.js']);
    expect(await addEarlierAssets(third, archive, after(31 + ASSETS_KEPT))).toBe(SECOND.length);
    expect((await readdir(third)).toSorted()).toEqual(['start-5555aaaa.js', ...SECOND].toSorted());
  });

  it('are none at first', async () => {
    const first = await build('first', FIRST);
    expect(await addEarlierAssets(first, archive, start)).toBe(0);
    expect((await readdir(first)).toSorted()).toEqual(FIRST);
    expect((await stat(join(archive, FIRST[0] ?? ''))).mtime).toEqual(start);
  });
});
