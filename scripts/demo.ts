/**
 * Starts sandbox, embed and gallery on this machine.
 *
 *   node scripts/demo.ts              builds first
 *   node scripts/demo.ts --no-build   uses the last build
 *   node scripts/demo.ts --dev        runs the sources and reloads on edits
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fail } from './fail.ts';
import { assertFree, type Ports, readPorts, type ServerName } from './ports.ts';

const root = new URL('..', import.meta.url);
const isDev = process.argv.includes('--dev');
const needsBuild = !isDev && !process.argv.includes('--no-build');

/** Time in ms until a server must respond. */
const START_TIMEOUT = 60_000;
const POLL_INTERVAL = 100;

/** Apps that need a build. The documentation is part of the gallery's site. */
const BUILT = ['embed', 'gallery', 'docs'];

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

async function stop(): Promise<void> {
  isStopping = true;
  const ends = [...children.values()].map((child) => {
    const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    return end;
  });
  await Promise.all(ends);
}

async function untilHealthy(name: ServerName, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
  throw new Error(`The ${name} did not respond at ${url} within ${START_TIMEOUT / 1000} s.`);
}

async function run(ports: Ports, host: string): Promise<void> {
  await assertFree(ports, host);
  if (needsBuild) {
    const build = spawnSync(
      'pnpm',
      [...BUILT.flatMap((name) => ['--filter', `@gifkit/${name}`]), 'run', 'build'],
      { cwd: root, stdio: 'inherit' },
    );
    if (build.error) throw build.error;
    if (build.status !== 0) throw new Error('The build failed; see above.');
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    GALLERY_PORT: String(ports.gallery),
    EMBED_PORT: String(ports.embed),
    SANDBOX_PORT: String(ports.sandbox),
    HOST: host,
    // There is no load balancer to wait for.
    DRAIN_SECONDS: '0',
  };
  // The loopback address and wildcards are reachable as localhost.
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const hostname = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const url = (name: ServerName) => `http://${hostname}:${ports[name]}`;
  // The gallery has the pages of GIFs and accounts.
  env.SITE_URL ||= url('gallery');
  if (!isLocal) {
    // For other machines, localhost has none of the three servers.
    env.PUBLIC_URL ||= url('embed');
    env.EMBED_URL ||= url('embed');
    env.GIF_API_URL ||= `${url('sandbox')}/v1`;
    env.GIF_API_KEY ||= 'sandbox';
    env.PINGBACK_URL ||= url('sandbox');
  }
  const names: ServerName[] = ['sandbox', 'embed', 'gallery'];
  for (const name of names) start(name, env);
  await Promise.all(names.map((name) => untilHealthy(name, url(name))));
  console.log(`
  gallery  ${url('gallery')}
  docs     ${url('gallery')}/docs/
  embed    ${url('embed')}
  sandbox  ${url('sandbox')}

  Ctrl-C stops all three.
`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}

try {
  // By default, only this machine can reach the servers.
  await run(readPorts(process.env), process.env.HOST || '127.0.0.1');
} catch (error) {
  await stop();
  fail(error);
}
