/** Checks what would be published of every package: entry points, types for both module systems, files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gifkit-packages-'));

interface Manifest {
  publishConfig?: { exports?: Record<string, unknown> };
}

/** A package with an import condition alone is for ESM alone, and meant so. */
function isEsmOnly(cwd: string): boolean {
  const manifest: Manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  return !JSON.stringify(manifest.publishConfig?.exports ?? {}).includes('"require"');
}

function check(name: string): boolean {
  const cwd = join(packages, name);
  const tarball = join(folder, `${name}.tgz`);
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
  return (
    run('pnpm', 'pack', '--silent', '--out', tarball) &&
    run('publint', 'run', tarball, '--strict') &&
    run(
      'attw',
      tarball,
      '--profile',
      isEsmOnly(cwd) ? 'esm-only' : 'node16',
      '--format',
      'table-flipped',
    )
  );
}

try {
  const failed = readdirSync(packages).filter((name) => {
    console.log(`\n${name}`);
    return !check(name);
  });
  if (failed.length) {
    console.error(`\nNot fit to publish: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
