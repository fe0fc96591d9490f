/**
 * Starts the whole demo on one machine: sandbox, embed and gallery.
 *
 *   node scripts/demo.ts              builds first
 *   node scripts/demo.ts --no-build   starts what was built before
 *   node scripts/demo.ts --dev        sources, reloaded as they change
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fail } from './fail.ts';
import { assertFree, type Ports, readPorts, type ServerName } from './ports.ts';

const root = new URL('..', import.meta.url);
const isDev = process.argv.includes('--dev');
const needsBuild = !isDev && !process.argv.includes('--no-build');

/** How long a server may take to answer, in ms. */
const START_TIMEOUT = 60_000;
const POLL_INTERVAL = 100;

const commands: Record<ServerName, string[]> = {
  sandbox: ['packages/sandbox/src/cli.ts'],
  embed: isDev ? ['--run', 'dev'] : ['dist/server/node.js'],
  gallery: isDev ? ['--run', 'dev'] : ['src/server/node.ts'],
};
const folders: Record<ServerName, URL> = {
  sandbox: root,
  embed: new URL('apps/embed/', root),
  gallery: new URL('apps/gallery/', root),
};

const children = new Map<ServerName, ChildProcess>();
let isStopping = false;

function start(name: ServerName, env: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, commands[name], {
    cwd: folders[name],
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code) => {
    children.delete(name);
    if (!isStopping) {
      void stop().then(() => fail(`The ${name} stopped${code === null ? '' : ` (exit ${code})`}.`));
    }
  });
  children.set(name, child);
}

/** Stops every server that runs, and resolves when all have ended. */
async function stop(): Promise<void> {
  isStopping = true;
  const ends = [...children.values()].map((child) => {
    const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    return end;
  });
  await Promise.all(ends);
}

/** Resolves when the server answers its health check. */
async function untilHealthy(name: ServerName, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
  throw new Error(`The ${name} did not answer on port ${port} within ${START_TIMEOUT / 1000} s.`);
}

async function run(ports: Ports): Promise<void> {
  await assertFree(ports);
  if (needsBuild) {
    const build = spawnSync(
      'pnpm',
      ['--filter', '@gifkit/embed', '--filter', '@gifkit/gallery', 'run', 'build'],
      { cwd: root, stdio: 'inherit' },
    );
    if (build.status !== 0) throw new Error('The build failed; see above.');
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    GALLERY_PORT: String(ports.gallery),
    EMBED_PORT: String(ports.embed),
    SANDBOX_PORT: String(ports.sandbox),
  };
  const names: ServerName[] = ['sandbox', 'embed', 'gallery'];
  for (const name of names) start(name, env);
  await Promise.all(names.map((name) => untilHealthy(name, ports[name])));
  console.log(`
  gallery  http://localhost:${ports.gallery}
  embed    http://localhost:${ports.embed}
  sandbox  http://localhost:${ports.sandbox}

  Ctrl-C stops all three.
`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}

try {
  await run(readPorts(process.env));
} catch (error) {
  await stop();
  fail(error);
}
