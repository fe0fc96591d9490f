import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../catalog/search/database.ts';

const script = fileURLToPath(new URL('./test/write.ts', import.meta.url));

interface End {
  code: number | null;
  err: string;
}

const node = (...args: string[]): Promise<End> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.once('close', (code) => resolve({ code, err }));
  });

it('keeps all that it has said it wrote, though it is killed the next moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gifkit-database-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'killed.sqlite');
  const child = spawn(process.execPath, [script, path, 'writer', 'Infinity']);
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
    if (said.includes('writer 50\n')) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');

  const database = openDatabase(path);
  const written = "SELECT id FROM documents WHERE collection = 'ctas'";
  const keys = database
    .prepare(written)
    .all()
    .map(({ id }) => id);
  expect(keys).toEqual(expect.arrayContaining(said.trim().split('\n').slice(0, -1)));
  database.close();
}, 60_000);

it('says what is missing where Node has no SQLite', async () => {
  const index = new URL('../index.ts', import.meta.url).href;
  const { code, err } = await node(
    '--no-experimental-sqlite',
    '--input-type=module',
    '--eval',
    `await import('${index}').catch(({ message }) => { console.error(message); process.exit(1); });`,
  );
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^The sandbox needs node:sqlite: Node >=22.16. This is Node /),
  });
}, 60_000);
