import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { writeTogether } from './files.ts';
import { createApp } from './test/app.ts';

const FILES = { 'a.ts': 'a', 'b.ts': 'b', 'c/c.ts': 'c' };

const rewritesOf = (root: string) =>
  Object.entries(FILES).map(([name, before]) => ({
    file: join(root, name),
    before,
    after: `new ${before}`,
  }));

/** Makes calls of the file system fail, `times` times from the call number `from`. */
function failAt(call: 'writeFileSync' | 'renameSync', code: string, from: number, times = 1) {
  const real = fs[call];
  let count = 0;
  vi.spyOn(fs, call).mockImplementation((...args: unknown[]) => {
    count += 1;
    if (count >= from && count < from + times) throw new Error(`${code}: not now, ${call}`);
    return Reflect.apply(real, fs, args);
  });
}
afterEach(() => vi.restoreAllMocks());

it.each([
  ['the disk is full', 'b.ts', 'writeFileSync', 'ENOSPC', 2],
  ['another program holds the first file', 'a.ts', 'renameSync', 'EBUSY', 1],
  ['another program holds the last file', 'c/c.ts', 'renameSync', 'EBUSY', 3],
] as const)(
  'restores all files and leaves no temporary file if %s',
  (_, name, call, code, from) => {
    const app = createApp(FILES);
    failAt(call, code, from);
    expect(() => writeTogether(rewritesOf(app.root))).toThrow(
      expect.objectContaining({
        file: join(app.root, name),
        message: expect.stringMatching(/^cannot be written \(E\w+: not now\)$/),
      }),
    );
    expect(app.files()).toEqual(FILES);
  },
);

it.skipIf(process.platform === 'win32')('finishes if Ctrl-C arrives in the middle', async () => {
  const app = createApp(FILES);
  const program = `
    import fs from 'node:fs';
    import { writeTogether } from ${JSON.stringify(join(import.meta.dirname, 'files.ts'))};
    const rename = fs.renameSync;
    fs.renameSync = (...paths) => {
      process.kill(process.pid, 'SIGINT');
      rename(...paths);
    };
    writeTogether(${JSON.stringify(rewritesOf(app.root))});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(app.files()).toEqual({ 'a.ts': 'new a', 'b.ts': 'new b', 'c/c.ts': 'new c' });
});

it.skipIf(process.platform === 'win32')('keeps the permissions of a file', () => {
  const app = createApp(FILES);
  const file = join(app.root, 'a.ts');
  fs.chmodSync(file, 0o751);
  writeTogether(rewritesOf(app.root));
  expect(app.files()).toEqual({ 'a.ts': 'new a', 'b.ts': 'new b', 'c/c.ts': 'new c' });
  expect(fs.statSync(file).mode & 0o777).toBe(0o751);
});
