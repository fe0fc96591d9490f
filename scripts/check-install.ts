/**
 * Installs the packed packages into an empty project with npm, and uses them there: as ESM and CommonJS, on a
 * server and in a worker, with TypeScript's strictest settings and oldest resolution, and under the peer's
 * names. It also runs apps moved by the codemod beside the same apps with the peer, a Next.js build, and the
 * test example with Jest 29 and 30.
 * Needs the built packages.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { parse } from 'yaml';
import { fail } from './fail.ts';
import { packAll } from './pack-all.ts';
import { strangerEnv } from './stranger-env.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const example = join(root, 'examples/jest');
const apps = join(root, 'packages/codemod/test/apps');
const project = mkdtempSync(join(tmpdir(), 'gifkit-install-'));
/** Has only the sandbox and the peer; outside the project, where Node.js cannot find its packages. */
const peerProject = mkdtempSync(join(tmpdir(), 'gifkit-peer-'));
process.once('exit', () => {
  for (const folder of [project, peerProject]) rmSync(folder, { recursive: true });
});

/** Maximum installed size of the sandbox without sandbox-art, in MB. */
const SANDBOX_LIMIT = 20;

/** Our packages under the peer's names, for apps that keep their imports. */
const ALIASES = {
  '@giphy/js-analytics': '@gifkit/analytics',
  '@giphy/js-fetch-api': '@gifkit/fetch-api',
  '@giphy/js-types': '@gifkit/model',
  '@giphy/js-util': '@gifkit/model',
  '@giphy/react-components': '@gifkit/react-components',
};

const JEST_29 = {
  'jest-29': 'npm:jest@29.7.0',
  'jest-environment-jsdom-29': 'npm:jest-environment-jsdom@29.7.0',
};

const PEER = { '@giphy/js-fetch-api': '5.8.0' };

const TIMEOUT = 300_000;

/** Runs a command and prints its output. @throws {Error} if it fails. */
function run(line: string, { cwd = project, env = {} } = {}): Promise<string> {
  const [command = '', ...args] = line.split(' ');
  const options = { cwd, env: { ...strangerEnv(process.env), ...env }, timeout: TIMEOUT };
  return new Promise((resolve, reject) => {
    const program = command === 'node' ? process.execPath : command;
    execFile(program, args, options, (error, stdout, stderr) => {
      console.log(`$ ${line}\n${stdout}${stderr}`.trimEnd());
      if (error) reject(new Error(`${line} failed (${error.signal ?? error.code}).`));
      else resolve(stdout + stderr);
    });
  });
}

async function install(cwd: string, dependencies: object, overrides: object): Promise<void> {
  const manifest = { private: true, type: 'module', dependencies, overrides };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
  await run('npm install --no-audit --no-fund --prefer-offline', { cwd });
}

/** Versions of the packages that the apps use besides ours. */
function hostVersions(): Record<string, string> {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const used = ['jest', 'next', 'vue', 'svelte', 'angular'].flatMap((name) => {
    const file = join(root, 'examples', name, 'package.json');
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries<string>({ ...dependencies, ...devDependencies, vitest: 'catalog:' });
  });
  return Object.fromEntries(
    used
      .filter(([name]) => !name.startsWith('@gifkit/'))
      .map(([name, version]) => [name, version === 'catalog:' ? catalog[name] : version]),
  );
}

async function renderWithNext(): Promise<void> {
  await run('node node_modules/next/dist/bin/next build');
  const html = readFileSync(join(project, 'out/index.html'), 'utf8');
  for (const part of ['data-giphy-id="from-a-server"', '<svg width="25"', '![A cat](']) {
    if (!html.includes(part)) throw new Error(`Next.js has not rendered ${part}`);
  }
}

/** Moves the apps by the codemod, and copies those for Jest next to its example, also with their old names. */
async function moveApps(): Promise<void> {
  const moved = join(project, 'apps');
  cpSync(apps, moved, { recursive: true });
  const said = await run('node node_modules/.bin/gifkit-codemod giphy apps');
  if (said.includes('Left as they are')) throw new Error('The codemod has not moved the apps.');
  // For the type check, which does not read components of other frameworks.
  for (const component of ['vue/Search.vue', 'svelte/Trending.svelte']) {
    const text = readFileSync(join(moved, component), 'utf8');
    const [, script = ''] = /<script.*?>(.*)<\/script>/s.exec(text) ?? [];
    writeFileSync(join(moved, `${component}.ts`), script);
  }
  cpSync(join(apps, 'react'), join(project, 'jest/src/aliases'), { recursive: true });
  cpSync(join(moved, 'react'), join(project, 'jest/src/moved'), { recursive: true });
}

async function bundleMovedApps(): Promise<void> {
  const said = await run('node ../node_modules/vite/bin/vite.js build', {
    cwd: join(project, 'apps'),
  });
  if (/warn|\(!\)/i.test(said)) throw new Error('Vite bundles the apps, but warns.');
}

async function installSandboxOnly(tarball: string): Promise<void> {
  const cwd = peerProject;
  cpSync(join(project, 'sandbox-only.js'), join(cwd, 'sandbox-only.js'));
  await install(cwd, { '@gifkit/sandbox': tarball }, {});
  const [size = ''] = (await run('du -sm node_modules', { cwd })).split('\t');
  if (!(Number(size) <= SANDBOX_LIMIT))
    throw new Error(`The sandbox has ${size} MB without sandbox-art.`);
  await run('node sandbox-only.js', { cwd });
}

/** Expects the same requests of programs with the peer and after the codemod has moved them. */
async function comparePrograms(sandbox: string): Promise<void> {
  const cwd = peerProject;
  cpSync(apps, join(cwd, 'apps'), { recursive: true });
  cpSync(join(project, 'run-programs.js'), join(cwd, 'run-programs.js'));
  await install(cwd, { '@gifkit/sandbox': sandbox, ...PEER }, {});
  const before = await run('node run-programs.js', { cwd });
  if ((await run('node run-programs.js')) !== before)
    throw new Error('The moved programs send other requests.');
}

/** Jest requires packages as CommonJS. The flag allows the sandbox and msw, which are ES modules. */
async function testWithJest(jest: string): Promise<void> {
  const cwd = join(project, 'jest');
  const said = await run(`node ../node_modules/${jest} --ci --runInBand`, {
    cwd,
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
  });
  // Jest passes in spite of these messages.
  const fault =
    /after tests are done|been torn down|did not exit|exit gracefully|Could not parse CSS/.exec(
      said,
    );
  if (fault) throw new Error(`The Jest tests pass, but print “${fault}”`);
}

async function testWithBothJests(): Promise<void> {
  await testWithJest('jest/bin/jest.js');
  await testWithJest(
    'jest-29/bin/jest.js --env=jsdom-29 TrendingGrid.test TrendingGrid.timers src/aliases src/moved',
  );
}

process.once('uncaughtException', fail);
cpSync(join(root, 'scripts/install-project'), project, { recursive: true });
cpSync(example, join(project, 'jest'), {
  recursive: true,
  filter: (path) => !path.includes('node_modules'),
});
const ours = Object.fromEntries(packAll().map(({ name, tarball }) => [name, `file:${tarball}`]));
const aliases = Object.fromEntries(
  Object.entries(ALIASES).map(([alias, name]) => [alias, ours[name]]),
);
// Tarballs depend on versions that are not in a registry yet.
await install(project, { ...hostVersions(), ...JEST_29, ...ours, ...aliases }, ours);
await moveApps();
const tsc = 'node node_modules/typescript/bin/tsc --project';
const tasks: (() => Promise<unknown>)[] = [
  testWithBothJests,
  renderWithNext,
  () => run('node import-all.js'),
  () => run(`${tsc} tsconfig.nodenext.json`),
  () => run(`${tsc} tsconfig.bundler.json`),
  () => run(`${tsc} tsconfig.bundler.json --moduleResolution node10 --ignoreDeprecations 6.0`),
  () => run(`${tsc} tsconfig.apps.json`),
  bundleMovedApps,
  () => run('node ../node_modules/vitest/vitest.mjs run', { cwd: join(project, 'apps') }),
  async () => {
    await installSandboxOnly(ours['@gifkit/sandbox'] ?? '');
    await comparePrograms(ours['@gifkit/sandbox'] ?? '');
  },
];
await pLimit(2).map(tasks, (task) => task());
