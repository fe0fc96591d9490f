/**
 * Starts a local registry with the packages of this clone, for apps that use them before they are on npm. It
 * has no upstream registry.
 *
 *   node scripts/registry.ts              builds the packages first
 *   node scripts/registry.ts --no-build   uses the last build
 *
 * REGISTRY_PORT sets its port, by default 4873. Ctrl-C stops it and deletes the published packages.
 */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runServer } from 'verdaccio';
import { fail } from './fail.ts';
import { readPort } from './ports.ts';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const storage = mkdtempSync(join(tmpdir(), 'gifkit-registry-'));
process.once('exit', () => rmSync(storage, { recursive: true }));

async function start(port: number): Promise<void> {
  const server: Server = await runServer({
    configPath: storage,
    storage,
    auth: { htpasswd: { file: './htpasswd', max_users: -1 } },
    uplinks: {},
    packages: { '@gifkit/*': { access: '$all', publish: '$all' } },
    // The sandbox contains its media.
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    throw new Error(isTaken ? `Port ${port} is busy: set REGISTRY_PORT to another port.` : message);
  });
}

async function publish(url: string): Promise<void> {
  const packages = ['--filter', './packages/*', 'publish', '--no-git-checks', '--access=public'];
  const to = [`--registry=${url}`, `--config.@gifkit:registry=${url}`];
  // npm requires a token even for a registry without authentication.
  const token = { [`npm_config_${url.replace('http:', '')}/:_authToken`]: 'any' };
  await promisify(execFile)('pnpm', [...packages, ...to], {
    cwd,
    env: { ...process.env, ...token },
  });
}

process.once('uncaughtException', fail);
const port = readPort(process.env, 'REGISTRY_PORT', 4873);
if (!process.argv.includes('--no-build')) {
  const build = ['--filter', './packages/*', 'run', 'build'];
  const { status } = spawnSync('pnpm', build, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; see above.');
}
await start(port);
const url = `http://localhost:${port}`;
await publish(url);
console.log(`\nRegistry with the packages of this clone: ${url}
Install @gifkit packages from it:  npm config set @gifkit:registry ${url}
Stop using it later:               npm config delete @gifkit:registry`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(0));
}
