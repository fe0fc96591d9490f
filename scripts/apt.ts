import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT_GET = '/usr/bin/apt-get';

const run = (...args: string[]): boolean =>
  spawnSync(APT_GET, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status === 0;

/**
 * Installs Debian packages if no password is needed: as root on a system with apt.
 *
 * @returns true if they are installed now.
 */
export function installByApt(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return false;
  return (
    run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}
