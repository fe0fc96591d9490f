/** Packs and publishes the packages; `--help` says how. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fail } from './fail.ts';
import { assertStaging, isPublished, publish, type Registry } from './npm-registry.ts';
import { packAll } from './pack-all.ts';
import { readTarballs, type Tarball, writeChecksums } from './tarballs.ts';

const HELP = `Publishes the packages whose versions are not on the registry yet.

  pnpm release                  builds, checks, packs and publishes
  pnpm release --dry-run        packs what was built, and prints what would go out
  pnpm release --snapshot       publishes today's state as 0.0.0-<time>, under the tag "snapshot"

In two steps, as the workflow does it; the second needs Node and npm alone:

  node scripts/release.ts --pack FOLDER    packs what was built into an empty folder, with checksums
  node scripts/release.ts --from FOLDER    checks and publishes the tarballs of that folder

  --registry URL   publishes there, not where npm is set to; packages may then lack an address of their repository
  --tag TAG        the versions get this tag, not "latest"
  --stage          versions wait at npm until a maintainer approves them
  --sha256 HEX     what the list of checksums (SHA256SUMS) has to have as its own

npm's settings hold: its login, or a token in its .npmrc. npm wants one even of a registry that asks for none:
a line "//localhost:4873/:_authToken=any" does. What is there already is left alone, so a release that stopped
half way is finished by the same command.`;

const readOptions = () =>
  parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      'dry-run': { type: 'boolean', default: false },
      snapshot: { type: 'boolean', default: false },
      pack: { type: 'string' },
      from: { type: 'string' },
      registry: { type: 'string' },
      tag: { type: 'string' },
      stage: { type: 'boolean', default: false },
      sha256: { type: 'string' },
    },
  }).values;
type Options = ReturnType<typeof readOptions>;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command to its end. @throws {Error} when it fails. */
function run(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; see above.`);
}

/** Packs what was built. @throws {Error} when there is something in the folder. */
function pack(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length) throw new Error(`${folder} is not empty.`);
  packAll(folder);
  writeChecksums(folder);
}

/** Packages link to where they come from, and npm trusts only a workflow of that repository. */
function assertRepository(hasRepository: boolean, options: Options): void {
  if (hasRepository) return;
  const advice = 'Set "repository" in the package.json of the workspace: packages link to it.';
  if (!options['dry-run'] && options.registry === undefined) throw new Error(advice);
  console.warn(advice);
}

function publishOne(tarball: Tarball, registry: Registry): string {
  if (isPublished(tarball, registry)) return 'is there';
  const said = publish(tarball, registry);
  if (said === undefined) return 'is there';
  return registry.isStaged ? `waits for approval (${said})` : 'published';
}

function publishAll(folder: string, options: Options): void {
  const { 'dry-run': isDryRun, registry: url, tag, stage: isStaged } = options;
  const tarballs = readTarballs(folder, options.sha256);
  assertRepository(
    tarballs.every(({ hasRepository }) => hasRepository),
    options,
  );
  if (isStaged && !isDryRun) assertStaging();
  for (const tarball of tarballs) {
    const { name, version, bytes } = tarball;
    const state = isDryRun
      ? `would go out, ${Math.ceil(bytes / 1000)} kB`
      : publishOne(tarball, { url, tag, isStaged });
    console.log(`${name}@${version}: ${state}`);
  }
}

/** Builds, packs and publishes in one go. */
function release(options: Options): void {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!options['dry-run']) {
    // Before anything takes its time.
    assertRepository(repository !== undefined, options);
    if (options.snapshot) run('pnpm', 'exec', 'changeset', 'version', '--snapshot');
    run('pnpm', '--filter', './packages/*', 'run', 'build');
    run('pnpm', 'run', 'check:packages');
  }
  const folder = mkdtempSync(join(tmpdir(), 'gifkit-release-'));
  try {
    pack(folder);
    publishAll(folder, options.snapshot ? { ...options, tag: 'snapshot' } : options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  const options = readOptions();
  if (options.help) console.log(HELP);
  else if (options.pack !== undefined) pack(resolve(options.pack));
  else if (options.from !== undefined) publishAll(resolve(options.from), options);
  else release(options);
} catch (error) {
  fail(error);
}
