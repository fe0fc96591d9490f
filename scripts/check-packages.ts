/**
 * Checks what would be published of every package: entry points, types for both module systems, files, maps
 * that lead to the sources.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from './fail.ts';
import { PACKAGES, type Packed, packAll } from './pack-all.ts';
import { tarballFaults } from './tarball-faults.ts';

const tarballs = mkdtempSync(join(tmpdir(), 'gifkit-packages-'));

/** What a package has for those who import it. Without types it is a command alone. */
function importsOf(cwd: string): 'nothing' | 'esm-only' | 'node16' {
  const { publishConfig } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  if (!publishConfig?.types) return 'nothing';
  // A package with an import condition alone is for ESM alone, and meant so.
  return JSON.stringify(publishConfig.exports ?? {}).includes('"require"') ? 'node16' : 'esm-only';
}

/** Whether a tarball has what it needs and nothing else; prints what is wrong. */
function areFilesFit({ folder, tarball }: Packed): boolean {
  const unpacked = join(tarballs, folder);
  mkdirSync(unpacked);
  spawnSync('tar', ['xzf', tarball, '--directory', unpacked, '--strip-components', '1']);
  const faults = tarballFaults(unpacked);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

function check(packed: Packed): boolean {
  const { folder, tarball } = packed;
  const cwd = join(PACKAGES, folder);
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
  const imports = importsOf(cwd);
  return (
    areFilesFit(packed) &&
    run('publint', 'run', tarball, '--strict') &&
    (imports === 'nothing' ||
      run('attw', tarball, '--profile', imports, '--format', 'table-flipped'))
  );
}

try {
  const failed = packAll(tarballs).filter((packed) => {
    console.log(`\n${packed.name}, ${Math.ceil(statSync(packed.tarball).size / 1000)} kB packed`);
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
