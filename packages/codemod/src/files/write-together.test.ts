import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createApp } from '../test/app.ts';
import { type Disk, testWritable, writeTogether } from './write-together.ts';

const FILES = { 'a.ts': 'a', 'b.ts': 'b', 'c/c.ts': 'c' };

function rewritesOf(root: string) {
  return Object.entries(FILES).map(([name, before]) => ({
    file: join(root, name),
    before,
    after: `new ${before}`,
  }));
}

/** A disk on which one call fails, the given number of times from the given time on. */
function brokenAt(call: keyof Disk, code: string, from: number, times = 1): Disk {
  const disk: Disk = { ...fs };
  let count = 0;
  const failing = (...args: never[]) => {
    count += 1;
    if (count >= from && count < from + times) {
      throw Object.assign(new Error(`${code}: not now, ${call}`), { code, syscall: call });
    }
    return (disk[call] as (...args: never[]) => unknown)(...args);
  };
  return { ...disk, [call]: failing };
}

describe('writing files together', () => {
  it('writes all of them', () => {
    const app = createApp(FILES);
    writeTogether(rewritesOf(app.root));
    expect(app.files()).toEqual({ 'a.ts': 'new a', 'b.ts': 'new b', 'c/c.ts': 'new c' });
  });

  it.each([
    ['no room for a new file', brokenAt('writeFileSync', 'ENOSPC', 2)],
    ['rights that cannot be set', brokenAt('chmodSync', 'EPERM', 3)],
    ['a first file that is held by another program', brokenAt('renameSync', 'EBUSY', 1)],
    ['a last file that is held by another program', brokenAt('renameSync', 'EBUSY', 3)],
  ])('leaves all as they were, and nothing else behind: %s', (_, disk) => {
    const app = createApp(FILES);
    expect(() => writeTogether(rewritesOf(app.root), disk)).toThrow('cannot be written (E');
    expect(app.files()).toEqual(FILES);
  });

  it('names the file, and what the system says', () => {
    const { root } = createApp(FILES);
    const disk = brokenAt('renameSync', 'EROFS', 2);
    expect(() => writeTogether(rewritesOf(root), disk)).toThrow(
      expect.objectContaining({
        file: join(root, 'b.ts'),
        message: 'cannot be written (EROFS: not now)',
      }),
    );
  });

  it('names what it could not put back', () => {
    const app = createApp(FILES);
    const disk = brokenAt('renameSync', 'EIO', 2, 9);
    expect(() => writeTogether(rewritesOf(app.root), disk)).toThrow(
      `${join(app.root, 'a.ts')} is changed all the same, what it was is in ${app.root}`,
    );
    const { 'a.ts': changed, 'b.ts': b, 'c/c.ts': c, ...kept } = app.files();
    expect([changed, b, c]).toEqual(['new a', 'b', 'c']);
    expect(Object.values(kept)).toEqual(['a']);
  });

  it('goes on to the end when it is told to stop', async () => {
    const app = createApp(FILES);
    const program = `
      import * as fs from 'node:fs';
      import { writeTogether } from ${JSON.stringify(new URL('write-together.ts', import.meta.url))};
      const renameSync = (from, to) => {
        process.kill(process.pid, 'SIGINT');
        fs.renameSync(from, to);
      };
      writeTogether(${JSON.stringify(rewritesOf(app.root))}, { ...fs, renameSync });
    `;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(app.files()).toEqual({ 'a.ts': 'new a', 'b.ts': 'new b', 'c/c.ts': 'new c' });
  });

  it.skipIf(process.platform === 'win32')('keeps the rights of a file', () => {
    const app = createApp(FILES);
    const [first] = rewritesOf(app.root);
    if (!first) throw new Error('There is a file.');
    fs.chmodSync(first.file, 0o751);
    writeTogether([first]);
    expect(fs.statSync(first.file).mode & 0o777).toBe(0o751);
  });
});

it.each([
  [1, 'cannot be written (EACCES: not now)'],
  [2, 'is in a folder that cannot be written (EACCES: not now)'],
])('says beforehand that a file, or its folder, may not be written', (time, message) => {
  const { root } = createApp(FILES);
  const disk = brokenAt('accessSync', 'EACCES', time);
  expect(() => testWritable(join(root, 'a.ts'), disk)).toThrow(message);
});
