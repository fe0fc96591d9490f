/**
 * Publishes every package whose version is not on the registry yet, after `pnpm changeset version`.
 *
 *   pnpm release              builds, checks, publishes and tags
 *   pnpm release --dry-run    prints what would go out of what was built, and changes nothing
 *   pnpm release --snapshot   publishes today's state as 0.0.0-<time> under the tag `snapshot`
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail } from './fail.ts';

const root = new URL('..', import.meta.url);
const options = process.argv.slice(2);
const known = ['--dry-run', '--snapshot'];

/** Runs a command to its end. @throws {Error} when it fails. */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; see above.`);
}

function release(): void {
  const unknown = options.find((option) => !known.includes(option));
  if (unknown) throw new Error(`${unknown} is no option. There are ${known.join(' and ')}.`);
  const { repository } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const isDryRun = options.includes('--dry-run');
  if (!repository) {
    const advice = 'Set "repository" in the package.json of the workspace: packages link to it.';
    if (!isDryRun) throw new Error(advice);
    console.warn(advice);
  }
  if (isDryRun) {
    run('pnpm', '--filter', './packages/*', 'publish', '--dry-run', '--no-git-checks');
    return;
  }
  run('pnpm', 'run', 'build');
  run('pnpm', 'run', 'check:packages');
  if (options.includes('--snapshot')) {
    run('pnpm', 'exec', 'changeset', 'version', '--snapshot');
    run('pnpm', 'exec', 'changeset', 'publish', '--tag', 'snapshot', '--no-git-tag');
  } else {
    run('pnpm', 'exec', 'changeset', 'publish');
  }
}

try {
  release();
} catch (error) {
  fail(error);
}
