/**
 * Runs the example of tests with Jest as a stranger would: over packages as they would be published, which Jest
 * requires as CommonJS. Needs the built packages. What else it needs is linked from this workspace, which is
 * quicker than npm.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './fail.ts';
import { installPacked, linkForeign } from './install-packed.ts';
import { PACKAGES } from './pack-all.ts';
import { strangerEnv } from './stranger-env.ts';

const example = fileURLToPath(new URL('../examples/jest', import.meta.url));
const project = mkdtempSync(join(realpathSync(tmpdir()), 'gifkit-jest-'));

/** Jest says one of these of a test that has left something behind, and some runs are green all the same. */
const LEFT_BEHIND = [
  'Cannot log after tests are done',
  'after the Jest environment has been torn down',
  'did not exit one second after the test run',
  'failed to exit gracefully',
  'JEST-01',
];

/** How long the whole run may take, in ms: what hangs is to say so. */
const TIMEOUT = 120_000;

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const isOurs = (name: string): boolean => name.startsWith('@gifkit/');

/** Packages of this workspace that the example needs, with all that they need of one another. */
function neededOf({ dependencies = {}, devDependencies = {} }, known = new Set<string>()) {
  for (const name of Object.keys({ ...dependencies, ...devDependencies }).filter(isOurs)) {
    const folder = basename(name);
    if (known.has(folder)) continue;
    known.add(folder);
    const { dependencies: next } = manifestOf(join(PACKAGES, folder));
    neededOf({ dependencies: next }, known);
  }
  return known;
}

function install(): void {
  cpSync(example, project, {
    recursive: true,
    filter: (path) => !path.startsWith(join(example, 'node_modules')),
  });
  const manifest = manifestOf(example);
  linkForeign(
    project,
    example,
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  installPacked(project, [...neededOf(manifest)]);
}

/** @throws {Error} when a test fails, or leaves something behind. */
function runJest(): void {
  const args = [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--runInBand',
    '--cacheDirectory',
    '.cache',
  ];
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    timeout: TIMEOUT,
    // The sandbox and msw are ES modules, which Jest requires with this flag alone.
    env: { ...strangerEnv(process.env), NODE_OPTIONS: '--experimental-vm-modules' },
  });
  const said = `${stdout}${stderr}`;
  console.log(said.trimEnd());
  if (error) throw error;
  if (status !== 0) throw new Error(`Jest ended with ${status}; see above.`);
  const left = LEFT_BEHIND.find((sign) => said.includes(sign));
  if (left) throw new Error(`A test left something behind: Jest said “${left}”.`);
}

try {
  install();
  runJest();
} catch (error) {
  rmSync(project, { recursive: true });
  fail(error);
}
rmSync(project, { recursive: true });
