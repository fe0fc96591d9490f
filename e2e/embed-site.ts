import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readScript } from './bundle.ts';
import { EMBED } from './settings.ts';

const scriptTag = new URL('../packages/embed-sdk/dist/auto.global.js', import.meta.url);

export interface Origins {
  host: string;
  player: string;
  /** An origin of neither the host page nor the player. */
  third: string;
  close(): Promise<void>;
}

const player = `<body style="margin:0"><div style="height:700px"></div>
<a class="invited" href="/embed/next">Next</a> <a href="/embed/other">Other</a>`;

/** Body of each page, by the name of its script. */
const bodies: Record<string, (query: URLSearchParams, origins: Origins) => string> = {
  'embed-host': (query) => `<body><div id="here"></div>${query.get('html') ?? ''}`,
  'embed-player': () => player,
  'embed-forger': () => '<body>',
  auto: (query, origins) =>
    `<body><div data-gifkit-embed="${query.get('id')}" data-gifkit-origin="${origins.player}"><a href="/">A GIF</a></div>
<gifkit-embed gif="${query.get('id')}" origin="${origins.player}" ratio="3/2"><a href="/">A clip</a></gifkit-embed>
<p>Below</p>`,
};

const pageOf = (path: string): string => {
  if (/^\/(embed|player)\//.test(path)) return 'embed-player';
  return { '/auto': 'auto', '/forger': 'embed-forger' }[path] ?? 'embed-host';
};

/** A maximally strict policy: no inline scripts, no markup from strings, frames only of known origins. */
const hostPolicy = ({ player, third }: Origins): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    'img-src data:',
    `frame-src ${player} ${third} ${EMBED}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');

async function sendScript(path: string, response: ServerResponse): Promise<void> {
  // A sandboxed frame requests its module from an opaque origin.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Content-Type', 'text/javascript');
  response.end(path === '/auto.js' ? await readFile(scriptTag) : await readScript(path));
}

function sendPage({ pathname, searchParams }: URL, origins: Origins, response: ServerResponse) {
  const name = pageOf(pathname);
  const type = name === 'auto' ? '' : 'type="module"';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (name === 'embed-host' || name === 'auto')
    response.setHeader('Content-Security-Policy', hostPolicy(origins));
  response.end(
    `<!doctype html><title>A page</title><link rel="icon" href="data:,">${bodies[name]?.(searchParams, origins)}
    <script ${type} src="/${name}.js"></script>`,
  );
}

export async function serveOrigins(): Promise<Origins> {
  const servers = await Promise.all(
    // Two sites, so that the frame runs in another process, as on the web.
    ['localhost', '127.0.0.1', 'localhost'].map(
      (name) =>
        new Promise<{ url: string; server: ReturnType<typeof createServer> }>((resolve) => {
          const server = createServer();
          server.listen(0, name, () =>
            resolve({ url: `http://${name}:${(server.address() as AddressInfo).port}`, server }),
          );
        }),
    ),
  );
  const [host = '', player = '', third = ''] = servers.map(({ url }) => url);
  const origins: Origins = {
    host,
    player,
    third,
    async close() {
      for (const { server } of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
  for (const { url: origin, server } of servers)
    server.on('request', ({ url: path = '/' }, response) => {
      const url = new URL(path, origin);
      if (url.pathname.endsWith('.js')) sendScript(url.pathname, response);
      else sendPage(url, origins, response);
    });
  return origins;
}
