import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { HELP, readCommand } from './command-line.ts';
import { createApp } from './test/app.ts';

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args]);

it('takes a codemod, paths and options in any order', () => {
  const command = { help: false, version: false, dry: true, paths: ['src', 'test'] };
  expect(readCommand(['giphy', 'src', '--dry', 'test'])).toEqual(command);
});

it.each([
  [[], HELP],
  [['tenor', 'src'], 'There is no codemod tenor, only giphy.'],
  [['giphy'], 'Name the files or folders to change'],
  [['giphy', 'src', '--wet'], "Unknown option '--wet'"],
])('says what is wrong with %j', (args, message) => {
  expect(() => readCommand(args)).toThrow(message);
});

it('moves an app from the command line', async () => {
  const app = createApp({ 'a.ts': "import { IGif } from '@giphy/js-types'" });
  const { stdout } = await run('giphy', app.root);
  expect(stdout).toContain('1 file changed, 0 places to look at.');
  expect(app.files()['a.ts']).toBe("import { IGif } from '@gifkit/model'");
});

it('ends with an error and one sentence for a path that is not there', async () => {
  await expect(run('giphy', 'no/such')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no no/such.\n',
  });
});

it('ends with an error when it could not read a file', async () => {
  const app = createApp({ 'a.ts': "import '@giphy/js-types'; let = = 1" });
  await expect(run('giphy', app.root)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Left as they are:'),
  });
});
