import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGES, packAll } from './pack-all.ts';

/**
 * Unpacks what would be published into the `node_modules` of a folder, beside what it depends on: as an app has
 * it, without asking a registry. Needs the built packages.
 *
 * @param packages folders below `packages`. @default all
 */
export function installPacked(folder: string, packages?: readonly string[]): void {
  for (const { name, folder: source, tarball } of packAll(folder, packages)) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    rmSync(tarball);
    const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
    linkForeign(folder, join(PACKAGES, source), Object.keys(dependencies));
  }
}

/** Links what one folder of this workspace depends on into another folder, but for our own packages. */
export function linkForeign(folder: string, from: string, names: readonly string[]): void {
  for (const name of names.filter((one) => !one.startsWith('@gifkit/'))) {
    const target = join(folder, 'node_modules', name);
    rmSync(target, { force: true });
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(realpathSync(join(from, 'node_modules', name)), target);
  }
}
