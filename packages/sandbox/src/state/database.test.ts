import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('names the required Node version if SQLite is missing', async () => {
  const index = new URL('../index.ts', import.meta.url).href;
  const start = promisify(execFile)(process.execPath, [
    '--no-experimental-sqlite',
    '--input-type=module',
    '--eval',
    `await import('${index}').catch(({ message }) => { console.error(message); process.exit(1); });`,
  ]);
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The sandbox needs node:sqlite: Node >=22.16. This is Node /),
  });
}, 60_000);
