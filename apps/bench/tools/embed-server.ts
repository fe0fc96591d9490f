import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox, serve } from '@gifkit/sandbox';

/** This checkout. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = 'apps/embed/dist/server/node.js';

/** GIFs that the pages are of, and how many the API lists at once. */
const GIFS = 100;
const LISTED = 50;
/** How many entries the sandbox has. */
const CATALOG = 300;

/** One process of the embed server, as it is built. */
export interface EmbedProcess {
  url: string;
  pid: number;
  /** Ends it at once, without a word to whoever waits for a response. */
  kill: () => void;
}

/** The embed server, as it is built, over a sandbox. */
export interface BenchedEmbed extends EmbedProcess {
  processes: readonly EmbedProcess[];
  /** Ids of GIFs that it can show. */
  ids: readonly string[];
  /** Ends the GIF service alone. */
  closeApi: () => Promise<void>;
  close: () => Promise<void>;
}

async function addressOf(output: AsyncIterable<unknown>): Promise<string> {
  for await (const line of output) {
    const [url] = /http:\S+/.exec(String(line)) ?? [];
    if (url) return url;
  }
  throw new Error('The embed server did not start; was it built?');
}

interface ProcessOptions {
  /** The checkout whose embed server it is. @default this one */
  root?: string | undefined;
  nodeOptions?: readonly string[];
}

/** Starts one embed server, as it is built, on a free port. */
export async function startEmbedProcess(
  environment: Record<string, string>,
  { root = ROOT, nodeOptions = [] }: ProcessOptions = {},
): Promise<EmbedProcess> {
  const server = spawn(process.execPath, [...nodeOptions, join(root, SERVER)], {
    env: { ...process.env, EMBED_PORT: '0', ...environment },
    // Some measurements stop the API, and what the server reports then is expected.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await addressOf(server.stdout);
  return { url, pid: server.pid ?? 0, kill: () => void server.kill('SIGKILL') };
}

async function listIds(apiUrl: string): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; offset < GIFS; offset += LISTED) {
    const query = `limit=${LISTED}&offset=${offset}&api_key=bench`;
    const response = await fetch(`${apiUrl}/gifs/trending?${query}`);
    const { data } = (await response.json()) as { data: { id: string }[] };
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

/**
 * Starts both, each on a free port; every embed server in a process of its own.
 *
 * @param root of the checkout whose embed server it is. @default this one
 */
export async function startEmbed(count = 1, root = ROOT): Promise<BenchedEmbed> {
  const sandbox = await serve(createSandbox({ catalog: CATALOG }), { port: 0 });
  let isApiOpen = true;
  const closeApi = async () => {
    if (isApiOpen) await sandbox.close();
    isApiOpen = false;
  };
  const apiUrl = `${sandbox.url}/v1`;
  const processes: EmbedProcess[] = [];
  const close = async () => {
    for (const { kill } of processes) kill();
    await closeApi();
  };
  try {
    const environment = {
      GIF_API_URL: apiUrl,
      GIF_API_KEY: 'bench',
      PINGBACK_URL: `${sandbox.url}/v2/pingback`,
    };
    for (let index = 0; index < count; index += 1) {
      processes.push(await startEmbedProcess(environment, { root }));
    }
    const ids = await listIds(apiUrl);
    const [first] = processes;
    if (!first) throw new Error('At least one embed server has to be started.');
    return { ...first, processes, ids, closeApi, close };
  } catch (error) {
    await close();
    throw error;
  }
}
