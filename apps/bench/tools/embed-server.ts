import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSandbox, serve } from '@gifkit/sandbox';

const SERVER = fileURLToPath(new URL('../../embed/dist/server/node.js', import.meta.url));

const TICKS_PER_SECOND = 100;

export interface EmbedProcess {
  url: string;
  /** CPU time so far in seconds, from /proc (proc(5)). */
  cpuSeconds: () => Promise<number>;
  kill: () => void;
}

async function addressOf(output: AsyncIterable<unknown>): Promise<string> {
  for await (const line of output) {
    const [url] = /http:\S+/.exec(String(line)) ?? [];
    if (url) return url;
  }
  throw new Error('The embed server did not start; was it built?');
}

export async function startEmbedProcess(env: Record<string, string>): Promise<EmbedProcess> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, EMBED_PORT: '0', GIF_API_KEY: 'bench', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(server.stdout),
    kill: () => void server.kill('SIGKILL'),
    async cpuSeconds() {
      const stat = await readFile(`/proc/${server.pid}/stat`, 'utf8');
      // The process name before the last parenthesis may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
  };
}

const LISTED = 50;

/** Lists GIF ids of a service. `count` must be a multiple of 50. */
export async function listIds(apiUrl: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; offset < count; offset += LISTED) {
    const query = `limit=${LISTED}&offset=${offset}&api_key=bench`;
    const response = await fetch(`${apiUrl}/gifs/trending?${query}`);
    const { data } = (await response.json()) as { data: { id: string }[] };
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

/** Starts a sandbox and an embed server that uses it. Returns the ids of 100 GIFs. */
export async function startEmbed() {
  const sandbox = await serve(createSandbox({ catalog: 300 }), { port: 0 });
  const apiUrl = `${sandbox.url}/v1`;
  const pingbacks = `${sandbox.url}/v2/pingback`;
  const embed = await startEmbedProcess({ GIF_API_URL: apiUrl, PINGBACK_URL: pingbacks });
  return {
    ...embed,
    ids: await listIds(apiUrl, 100),
    async [Symbol.asyncDispose]() {
      embed.kill();
      await sandbox.close();
    },
  };
}
