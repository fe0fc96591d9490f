/**
 * Starts a registry on this machine that has the packages of this clone, for an app of one's own that is to use
 * them before they are on npm.
 *
 *   node scripts/registry.ts              builds the packages first
 *   node scripts/registry.ts --no-build   takes what was built before
 *
 * REGISTRY_PORT is its port, 4873 by default. It ends with Ctrl-C, and forgets what it had.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fail } from './fail.ts';
import { startLocalRegistry } from './local-registry.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const script = fileURLToPath(new URL('release.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gifkit-registry-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

function readPort(value = ''): number {
  if (value === '') return 4873;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new Error(`REGISTRY_PORT has to be a port from 0 to 65535, not "${value}".`);
  }
  return Number(value);
}

function build(): void {
  const args = ['--filter', './packages/*', 'run', 'build'];
  const { status } = spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; see above.');
}

/** Publishes all packages by the script that releases them. */
async function publish(url: string): Promise<void> {
  const tarballs = join(folder, 'tarballs');
  await run(process.execPath, [script, '--pack', tarballs], { cwd: root });
  // npm wants a token even of a registry that asks for none.
  const token = { [`npm_config_${url.replace('http:', '')}/:_authToken`]: 'any' };
  const options = { cwd: root, env: { ...process.env, ...token } };
  await run(process.execPath, [script, '--from', tarballs, '--registry', url], options);
}

try {
  const port = readPort(process.env.REGISTRY_PORT);
  if (!process.argv.includes('--no-build')) build();
  const registry = await startLocalRegistry({ port, storage: join(folder, 'storage') }).catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE';
      throw new Error(
        isTaken ? `Port ${port} is busy: set REGISTRY_PORT to another port.` : message,
      );
    },
  );
  await publish(registry.url);
  console.log(`\nRegistry with the packages of this clone: ${registry.url}
Have npm and pnpm take @gifkit packages from it:  npm config set @gifkit:registry ${registry.url}
Later, have them forget it:                       npm config delete @gifkit:registry`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void registry.close().then(() => process.exit(0)));
  }
} catch (error) {
  fail(error);
}
