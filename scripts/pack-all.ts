import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/tarballs');

interface Packed {
  /** Name on npm: `@gifkit/model`. */
  name: string;
  /** Folder of the sources: `packages/model`. */
  source: string;
  tarball: string;
}

/**
 * Packs the built packages for publishing. `IS_PACKED=1` reuses the last tarballs.
 *
 * @throws {Error} with pnpm's output if it fails.
 */
export function packAll(): Packed[] {
  if (!process.env.IS_PACKED) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const args = ['--filter', './packages/*', 'pack', '--pack-destination', folder];
    const { status, stdout, stderr, error } = spawnSync('pnpm', args, {
      cwd: root,
      encoding: 'utf8',
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
  return readdirSync(join(root, 'packages')).map((name) => {
    const source = join(root, 'packages', name);
    const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    return {
      name: `@gifkit/${name}`,
      source,
      tarball: join(folder, `gifkit-${name}-${version}.tgz`),
    };
  });
}
