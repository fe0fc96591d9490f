/** A host page and an embed with analytics tools, each on its own origin. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listen } from './listen.ts';
import { SANDBOX } from './settings.ts';

export async function startPlayer(settings: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: fileURLToPath(new URL('../apps/embed', import.meta.url)),
    env: {
      ...process.env,
      EMBED_PORT: '0',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
      GIF_API_URL: `${SANDBOX}/v1`,
      GIF_API_KEY: 'e2e',
      PINGBACK_URL: SANDBOX,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  return {
    port: Number(/:(\d+)\b/.exec(String(line))?.[1]),
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** Starts a host page with a consent platform and a frame of the embed (`?src=`). */
export const startHost = () =>
  listen(({ url = '/' }, response) => {
    const src = new URL(url, 'http://host.test').searchParams.get('src');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A host</title><link rel="icon" href="data:,"><body>
<script>(${standInPlatform})()</script>
<iframe title="A GIF" width="480" height="400" src="${src}"></iframe>`);
  }, '127.0.0.1');

/** Runs in the host page: a consent platform with the framework's message API for frames. */
function standInPlatform() {
  interface Call {
    __tcfapiCall?: { command: string; callId: string; parameter?: number };
  }
  const listeners: ((data: object) => void)[] = [];
  let decision: object | undefined;
  const locator = document.createElement('iframe');
  locator.name = '__tcfapiLocator';
  locator.hidden = true;
  document.documentElement.append(locator);
  addEventListener('message', ({ data, source }: MessageEvent<Call | undefined>) => {
    const call = data?.__tcfapiCall;
    if (call?.command !== 'addEventListener') return;
    const listenerId = listeners.length + 1;
    const answer = (said: object) =>
      (source as Window).postMessage(
        {
          __tcfapiReturn: {
            callId: call.callId,
            success: true,
            returnValue: { ...said, listenerId },
          },
        },
        '*',
      );
    listeners.push(answer);
    if (decision) answer(decision);
  });
  Object.assign(window, {
    decide(vendors: Record<string, boolean>) {
      decision = {
        eventStatus: 'useractioncomplete',
        gdprApplies: true,
        vendor: { consents: vendors },
        purpose: { consents: { 1: true, 8: true } },
      };
      for (const listener of listeners) listener(decision);
    },
    isAsked: () => listeners.length > 0,
  });
}
