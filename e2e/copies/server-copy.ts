import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../apps/embed/dist/server/node.js');

/** A server process and its standard error output. */
export interface ServerCopy {
  url: string;
  said: () => string;
  stop: () => Promise<void>;
}

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });

export async function startCopy(env: Record<string, string>): Promise<ServerCopy> {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, [SERVER], {
    env: { PATH, EMBED_PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => {
    said += String(text);
  });
  for await (const line of server.stdout) {
    const [url] = /http:\S+/.exec(String(line)) ?? [];
    if (!url) continue;
    server.stdout.resume();
    return {
      url: url.replace('localhost', '127.0.0.1'),
      said: () => said,
      stop: () => stopped(server),
    };
  }
  throw new Error(`The server of the embed did not start: ${said}`);
}
