import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createApp } from './test/app.ts';

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args]);

it('moves an app from the command line with options in any order', async () => {
  const app = createApp({ 'a.ts': "import { IGif } from '@giphy/js-types'" });
  const { stdout } = await run('giphy', app.root, '--dry');
  expect(stdout).toContain('1 file would change, 0 places to look at.');
  await run('giphy', app.root);
  expect(app.files()['a.ts']).toBe("import { IGif } from '@gifkit/model'");
});

it.each([
  [[], 'Usage: npx @gifkit/codemod giphy'],
  [['tenor', 'src'], 'There is no codemod tenor, only giphy.'],
  [['giphy'], 'Name the files or folders to change'],
  [['giphy', 'src', '--wet'], "Unknown option '--wet'"],
  [['giphy', 'no/such'], 'There is no no/such.'],
])('rejects %j', async (args, message) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});

it('exits with an error if a file cannot be read', async () => {
  const app = createApp({ 'a.ts': "import '@giphy/js-types'; let = = 1" });
  await expect(run('giphy', app.root)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Left as they are,'),
  });
});
