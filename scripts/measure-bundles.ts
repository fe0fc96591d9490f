import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPacked } from './install-packed.ts';
import type { SizeCheck } from './size-report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Measures the bundles of `.size-limit.json`: what an app bundles of the packed packages. Needs the built ones.
 *
 * @param args for size-limit
 * @throws {Error} with what size-limit said, when it did not measure.
 */
export function measureBundles(args: readonly string[] = []): SizeCheck[] {
  const folder = join(root, '.cache/packed');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  installPacked(folder);
  const { stdout, stderr, error } = spawnSync('size-limit', ['--json', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (error) throw error;
  let answer: SizeCheck[] | { error: string };
  try {
    answer = JSON.parse(stdout);
  } catch {
    throw new Error(`size-limit measured nothing:\n${stdout}${stderr}`);
  }
  if ('error' in answer) throw new Error(`size-limit measured nothing:\n${answer.error}`);
  return answer;
}
