/**
 * Installs what would be published into an empty project, as a stranger would with npm, and uses it there:
 * ESM, CommonJS, TypeScript as strict as it gets, a grid rendered on a server. Needs the built packages.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './fail.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'packages');
const project = mkdtempSync(join(tmpdir(), 'gifkit-install-'));

/** What a host has besides: the versions that this workspace has. */
const HOST = [
  'react',
  'react-dom',
  'styled-components',
  'typescript',
  '@types/react',
  '@types/node',
];

/**
 * Without what the npm and npx above this script were told, silence among it: theirs is another command.
 * The addresses and certificates of registries stay.
 */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_config_(call|package|yes|loglevel|silent)$/i.test(name),
  ),
);

/** Runs a command in the project. @throws {Error} when it fails. */
function run(command: string, args: string[], cwd = project): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; see above.`);
}

/** Packs every package. @returns what a package.json says of where each is. */
function pack(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(packages).map((name) => {
      const tarball = join(project, `${name}.tgz`);
      run('pnpm', ['pack', '--silent', '--out', tarball], join(packages, name));
      return [`@gifkit/${name}`, `file:${tarball}`];
    }),
  );
}

function hostVersions(): Record<string, string> {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return Object.fromEntries(
    HOST.map((name) => {
      const [, version] = new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(catalog) ?? [];
      if (!version) throw new Error(`There is no ${name} in the catalog of pnpm-workspace.yaml.`);
      return [name, version];
    }),
  );
}

try {
  cpSync(join(root, 'scripts/install-project'), project, { recursive: true });
  const ours = pack();
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...ours, ...hostVersions() },
    // The tarballs need each other, in versions that no registry has yet.
    overrides: ours,
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest, null, 2));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  run('node', ['grid.js']);
  run('node', ['grid.cjs']);
  for (const resolution of ['nodenext', 'bundler']) {
    run('node', ['node_modules/typescript/bin/tsc', '--project', `tsconfig.${resolution}.json`]);
  }
  console.log('Installs, runs and compiles.');
} catch (error) {
  rmSync(project, { recursive: true });
  fail(error);
}
rmSync(project, { recursive: true });
