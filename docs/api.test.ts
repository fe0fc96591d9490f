import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);
const typedoc = join(root, 'node_modules/.bin/typedoc');
const inRoot = { cwd: root };

/** The pages of a folder and those below it, in order. */
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.md')).sort();

/** It reads the types of all packages; on a busy machine that takes its time. */
const TIMEOUT = 300_000; // ms

it('docs/api says what the public types say: no signature changes unnoticed. Else run `pnpm docs:api` again', {
  timeout: TIMEOUT,
}, async () => {
  const out = await mkdtemp(join(tmpdir(), 'gifkit-docs-'));
  onTestFinished(() => rm(out, { recursive: true }));
  await run(typedoc, ['--out', out], inRoot);
  await run(typedoc, ['--options', 'typedoc.entries.json', '--out', join(out, 'entries')], inRoot);
  const files = await filesOf(out);
  expect(await filesOf(join(root, 'docs/api'))).toEqual(files);
  for (const file of files) {
    const expected = await readFile(join(out, file), 'utf8');
    expect(await readFile(join(root, 'docs/api', file), 'utf8')).toBe(expected);
  }
});
