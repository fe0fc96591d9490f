/** Checks what would be published of every package: entry points, types for both module systems, files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from './fail.ts';
import { PACKAGES, type Packed, packAll } from './pack-all.ts';

interface Manifest {
  publishConfig?: { exports?: Record<string, unknown> };
}

/** A package with an import condition alone is for ESM alone, and meant so. */
function isEsmOnly(cwd: string): boolean {
  const manifest: Manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  return !JSON.stringify(manifest.publishConfig?.exports ?? {}).includes('"require"');
}

function check({ folder, tarball }: Packed): boolean {
  const cwd = join(PACKAGES, folder);
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
  const profile = isEsmOnly(cwd) ? 'esm-only' : 'node16';
  return (
    run('publint', 'run', tarball, '--strict') &&
    run('attw', tarball, '--profile', profile, '--format', 'table-flipped')
  );
}

const tarballs = mkdtempSync(join(tmpdir(), 'gifkit-packages-'));
try {
  const failed = packAll(tarballs).filter((packed) => {
    console.log(`
${packed.name}`);
    return !check(packed);
  });
  if (failed.length) {
    throw new Error(`Not fit to publish: ${failed.map(({ name }) => name).join(', ')}`);
  }
} catch (error) {
  rmSync(tarballs, { recursive: true });
  fail(error);
}
rmSync(tarballs, { recursive: true });
