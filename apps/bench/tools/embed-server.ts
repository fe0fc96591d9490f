import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSandbox, serve } from '@gifkit/sandbox';

const SERVER = fileURLToPath(new URL('../../embed/dist/server/node.js', import.meta.url));

/** The embed server, as it is built, over a sandbox. */
export interface BenchedEmbed {
  url: string;
  pid: number | undefined;
  /** Ids of GIFs that it can show. */
  ids: readonly string[];
  close: () => Promise<void>;
}

async function addressOf(output: AsyncIterable<unknown>): Promise<string> {
  for await (const line of output) {
    const [url] = /http:\S+/.exec(String(line)) ?? [];
    if (url) return url;
  }
  throw new Error('The embed server did not start; was it built?');
}

/** Starts both, each on a free port; the embed server in a process of its own. */
export async function startEmbed(): Promise<BenchedEmbed> {
  const sandbox = await serve(createSandbox(), { port: 0 });
  const apiUrl = `${sandbox.url}/v1`;
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      EMBED_PORT: '0',
      GIF_API_URL: apiUrl,
      GIF_API_KEY: 'bench',
      AVATARS_URL: `${sandbox.url}/avatars`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    server.kill();
    await sandbox.close();
  };
  try {
    const url = await addressOf(server.stdout);
    const answer = await fetch(`${apiUrl}/gifs/trending?limit=20&api_key=bench`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    return { url, pid: server.pid, ids: data.map(({ id }) => id), close };
  } catch (error) {
    await close();
    throw error;
  }
}
