/**
 * Installs what would be published into an empty project, as a stranger would with npm, and uses it there:
 * ESM, CommonJS, every entry on a server and in a worker, TypeScript as strict as it gets, a grid rendered on
 * a server, the gallery's examples built by Vite, one name at a time bundled, a server component of Next.js, the
 * picker to copy in apps of Vite and Next.js.
 * Needs the built packages.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { fail } from './fail.ts';
import { gallerySnippets } from './gallery-snippets.ts';
import { packAll } from './pack-all.ts';
import { strangerEnv } from './stranger-env.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'gifkit-install-'));

/** What a host has besides: the versions that this workspace has. */
const HOST = [
  '@tailwindcss/vite',
  'next',
  'react',
  'react-dom',
  'styled-components',
  'tailwindcss',
  'typescript',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'vite',
];

const TAILWIND_PICKER = join(root, 'examples/tailwind-picker');
const SHADCN = join(TAILWIND_PICKER, 'node_modules/shadcn/dist/index.js');

/** What the sandbox may take on disk, with all that it needs, in kB. */
const SANDBOX_KB = 20_480;

/** How long one command may take, in ms: what hangs is to say so. */
const TIMEOUT = 300_000;

/** npm, with its errors printed whatever its settings say, and four tries more at a request, within 15 s. */
const INSTALL = [
  'install',
  '--loglevel=notice',
  '--no-audit',
  '--no-fund',
  '--fetch-retries=4',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-factor=2',
];

const run = runIn(project);

/** Gives what runs a command in a folder and prints what it said. @throws {Error} when it fails. */
function runIn(cwd: string): (command: string, ...args: string[]) => Promise<void> {
  return (command, ...args) => runCommand(cwd, [command, ...args]);
}

function runCommand(cwd: string, [command = '', ...args]: string[]): Promise<void> {
  const line = [command, ...args].join(' ');
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const options = { cwd, env: strangerEnv(process.env), timeout: TIMEOUT };
    execFile(command, args, options, (error, out, err) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`$ ${line} (${seconds} s)\n${out}${err}`.trimEnd());
      if (!error) resolve();
      else if (error.killed) reject(new Error(`${line} did not end within ${TIMEOUT / 1000} s.`));
      else reject(new Error(`${line} failed (${error.code}); see above.`));
    });
  });
}

/** Takes what the cache has; when that fails, asks the network once more for all of it. */
async function install(): Promise<void> {
  try {
    await run('npm', ...INSTALL, '--prefer-offline');
  } catch {
    await run('npm', ...INSTALL, '--prefer-online');
  }
}

const compile = (resolution: string) =>
  run('node', 'node_modules/typescript/bin/tsc', '--project', `tsconfig.${resolution}.json`);

function hostVersions(): Record<string, string> {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const versionOf = (name: string): string => {
    const [, version] = new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(catalog) ?? [];
    if (!version) throw new Error(`There is no ${name} in the catalog of pnpm-workspace.yaml.`);
    return version;
  };
  const versions = Object.fromEntries(HOST.map((name) => [name, versionOf(name)]));
  // Tailwind's plugins have its version; for Next.js it is one of PostCSS.
  return { ...versions, '@tailwindcss/postcss': versionOf('tailwindcss') };
}

/** A new app takes the picker to copy by the command of shadcn, with the packages that the app has, and is built. */
async function copyPicker(app: string, ...builds: string[][]): Promise<void> {
  const runInApp = runIn(join(project, app));
  await runInApp('node', SHADCN, 'add', join(TAILWIND_PICKER, 'gif-picker.json'), '--yes');
  for (const [program, ...args] of builds) {
    await runInApp('node', `../node_modules/${program}`, ...args);
  }
}

/** The sandbox promises to be small, and to serve without the package that draws. */
async function installSandboxAlone(tarball: string | undefined): Promise<void> {
  rmSync(join(project, 'node_modules'), { recursive: true });
  rmSync(join(project, 'package-lock.json'));
  const manifest = { private: true, type: 'module', dependencies: { '@gifkit/sandbox': tarball } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  await install();
  const [kilobytes] = /^\d+/.exec(
    execFileSync('du', ['-sk', 'node_modules'], { cwd: project, encoding: 'utf8' }),
  ) ?? [''];
  console.log(`The sandbox alone: ${kilobytes} kB installed.`);
  if (!(Number(kilobytes) <= SANDBOX_KB)) {
    throw new Error(`The sandbox alone may have ${SANDBOX_KB} kB.`);
  }
  await run('node', 'sandbox-alone.js');
}

/** Workerd refuses a script that fetches, waits or uses random values before there is a request. */
async function importInWorkerd(): Promise<void> {
  await run('node', 'bundle-worker.js');
  const worker = new Miniflare({
    modules: true,
    script: readFileSync(join(project, 'worker/worker.js'), 'utf8'),
    compatibilityDate: '2026-04-01',
  });
  try {
    const response = await worker.dispatchFetch('http://localhost');
    console.log(`${await response.text()} entries can be imported in workerd.`);
    if (!response.ok) throw new Error(`workerd said ${response.status}.`);
  } finally {
    await worker.dispose();
  }
}

try {
  cpSync(join(root, 'scripts/install-project'), project, { recursive: true });
  const ours = Object.fromEntries(
    packAll(project).map(({ name, tarball }) => [name, `file:${tarball}`]),
  );
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...ours, ...hostVersions() },
    // The tarballs need each other, in versions that no registry has yet.
    overrides: ours,
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest, null, 2));
  mkdirSync(join(project, 'snippets'));
  for (const [name, code] of Object.entries(await gallerySnippets())) {
    writeFileSync(join(project, 'snippets', `${name}.tsx`), code);
  }
  await install();
  const uses = await Promise.allSettled([
    run('node', 'import-all.js'),
    run('node', 'grid.js')
      .then(() => run('node', 'grid.cjs'))
      .then(() => run('node', 'two-copies.js')),
    run('node', 'node_modules/.bin/gifkit-codemod', 'giphy', '--dry', 'every-package.tsx'),
    compile('nodenext')
      .then(() => compile('bundler'))
      .then(() => compile('node10')),
    run('node', 'node_modules/vite/bin/vite.js', 'build', '--logLevel=error'),
    run('node', 'bundles.js').then(importInWorkerd),
    run('node', 'node_modules/next/dist/bin/next', 'build').then(() => run('node', 'next-page.js')),
    copyPicker(
      'tailwind-vite',
      ['typescript/bin/tsc', '--noEmit'],
      ['vite/bin/vite.js', 'build', '--logLevel=error'],
    )
      .then(() => copyPicker('tailwind-next', ['next/dist/bin/next', 'build']))
      .then(() => run('node', 'copied-picker.js')),
  ]);
  for (const use of uses) if (use.status === 'rejected') throw use.reason;
  await installSandboxAlone(ours['@gifkit/sandbox']);
  console.log('Installs, runs and compiles.');
} catch (error) {
  rmSync(project, { recursive: true });
  fail(error);
}
rmSync(project, { recursive: true });
