import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const CONFIG = new URL('../../embed/nginx.conf', import.meta.url);

/** How long nginx may take to start, in ms. */
const START_LIMIT = 5000;

export interface Nginx {
  url: string;
  pid: number;
  close: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The configuration of apps/embed, on another port and before these servers. */
async function writeConfig(folder: string, port: number, servers: readonly string[]) {
  const config = await readFile(CONFIG, 'utf8');
  const [first = '', second = ''] = servers.map((url) => new URL(url).port);
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    config
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('127.0.0.1:4001', `127.0.0.1:${first}`)
      .replace('127.0.0.1:4011', `127.0.0.1:${second}`),
  );
  return file;
}

/** Starts nginx with an empty cache before two embed servers, in a folder of its own. */
export async function startNginx(servers: readonly string[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'gifkit-nginx-'));
  // Its workers run as a user of their own.
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = await writeConfig(folder, port, servers);
  const output = ['ignore', 'ignore', 'ignore'] as const;
  const options = ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const nginx = spawn('nginx', options, { stdio: [...output] });
  const isMissing = new Promise<never>((_, reject) => {
    nginx.once('error', () =>
      reject(new Error('nginx is not installed; run: apt-get install nginx')),
    );
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const isUp = async () => {
    const until = performance.now() + START_LIMIT;
    while (performance.now() < until) {
      if (
        await fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await sleep(50);
    }
    throw new Error(`nginx did not start: ${await readFile(join(folder, 'error.log'), 'utf8')}`);
  };
  await Promise.race([isUp(), isMissing]);
  return {
    url,
    pid: nginx.pid ?? 0,
    async close() {
      nginx.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
