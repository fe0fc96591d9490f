import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGES, packAll } from './pack-all.ts';

/**
 * Unpacks what would be published into the `node_modules` of a folder, beside what it depends on: as an app has
 * it, without asking a registry. Needs the built packages.
 *
 * @param folder is emptied first
 */
export function installPacked(folder: string): void {
  const modules = join(folder, 'node_modules');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  for (const { name, folder: source, tarball } of packAll(folder)) {
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    rmSync(tarball);
    for (const dependency of foreignDependencies(target)) {
      link(join(PACKAGES, source, 'node_modules', dependency), join(modules, dependency));
    }
  }
}

function foreignDependencies(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@gifkit/'));
}

function link(from: string, to: string): void {
  rmSync(to, { force: true });
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to);
}
