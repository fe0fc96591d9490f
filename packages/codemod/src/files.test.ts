import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Disk, writeTogether } from './files.ts';
import { createApp } from './test/app.ts';

const FILES = { 'a.ts': 'a', 'b.ts': 'b', 'c/c.ts': 'c' };

const rewritesOf = (root: string) =>
  Object.entries(FILES).map(([name, before]) => ({
    file: join(root, name),
    before,
    after: `new ${before}`,
  }));

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

it.each([
  ['no room for a new file', 'b.ts', brokenAt('writeFileSync', 'ENOSPC', 2)],
  ['a first file that is held by another program', 'a.ts', brokenAt('renameSync', 'EBUSY', 1)],
  ['a last file that is held by another program', 'c/c.ts', brokenAt('renameSync', 'EBUSY', 3)],
])('leaves all files as they were, and nothing else behind: %s', (_, name, disk) => {
  const app = createApp(FILES);
  expect(() => writeTogether(rewritesOf(app.root), disk)).toThrow(
    expect.objectContaining({
      file: join(app.root, name),
      message: expect.stringMatching(/^cannot be written \(E\w+: not now\)$/),
    }),
  );
  expect(app.files()).toEqual(FILES);
});

it('names what it could not put back', () => {
  const app = createApp(FILES);
  const disk = {
    ...brokenAt('writeFileSync', 'EIO', 4, 9),
    renameSync: brokenAt('renameSync', 'EIO', 2).renameSync,
  };
  expect(() => writeTogether(rewritesOf(app.root), disk)).toThrow(
    `${join(app.root, 'a.ts')} is changed all the same`,
  );
});

it.skipIf(process.platform === 'win32')('keeps the rights of a file', () => {
  const app = createApp(FILES);
  const file = join(app.root, 'a.ts');
  fs.chmodSync(file, 0o751);
  writeTogether(rewritesOf(app.root));
  expect(app.files()).toEqual({ 'a.ts': 'new a', 'b.ts': 'new b', 'c/c.ts': 'new c' });
  expect(fs.statSync(file).mode & 0o777).toBe(0o751);
});
