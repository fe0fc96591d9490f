/**
 * Says what a workflow is to do for this commit, as outputs of its step: `mode` and `tags`. The reason goes to
 * the log.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './fail.ts';
import { planRelease } from './plan-release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

try {
  const { mode, tags, reason } = planRelease({
    here: process.env.GITHUB_REPOSITORY,
    repository: read('package.json').repository,
    packages: globSync('packages/*/package.json', { cwd: root }).sort().map(read),
    changesets: globSync('.changeset/*.md', { cwd: root }).length,
    tags: execFileSync('git', ['tag', '--list'], { cwd: root, encoding: 'utf8' }).split('\n'),
  });
  console.log(`${mode}: ${reason}`);
  const output = process.env.GITHUB_OUTPUT;
  if (output) appendFileSync(output, `mode=${mode}\ntags=${tags.join(' ')}\n`);
} catch (error) {
  fail(error);
}
