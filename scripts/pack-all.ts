import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));

/** A package as it would be published. */
export interface Packed {
  /** As npm knows it: `@gifkit/model`. */
  name: string;
  /** Its folder below `packages`. */
  folder: string;
  /** Where the tarball is. */
  tarball: string;
}

/**
 * Packs packages as they would be published into a folder. Needs the built packages.
 *
 * @param folders of the packages. @default all
 * @throws {Error} with what pnpm said when it cannot.
 */
export function packAll(
  destination: string,
  folders: readonly string[] = readdirSync(PACKAGES),
): Packed[] {
  const filters = folders.flatMap((folder) => ['--filter', `./packages/${folder}`]);
  const args = [...filters, 'pack', '--pack-destination', destination];
  const { status, stdout, stderr, error } = spawnSync('pnpm', args, {
    cwd: PACKAGES,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return folders.map((folder) => {
    const { name, version } = JSON.parse(
      readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'),
    );
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    return { name, folder, tarball: join(destination, file) };
  });
}
