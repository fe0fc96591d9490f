import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const MINUTE = 60_000; // ms

it('docs/api says what the types say, else run `pnpm docs:api`', {
  timeout: MINUTE,
}, async () => {
  const out = await mkdtemp(join(tmpdir(), 'gifkit-docs-'));
  onTestFinished(() => rm(out, { recursive: true }));
  await promisify(execFile)(join(root, 'node_modules/.bin/typedoc'), ['--out', out], { cwd: root });
  for (const file of ['README.md', 'fetch-api.md', 'model.md']) {
    const expected = await readFile(join(out, file), 'utf8');
    expect(await readFile(join(root, 'docs/api', file), 'utf8')).toBe(expected);
  }
});
