import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { JSHandle, Page } from '@playwright/test';
import type { Embed, EmbedOptions } from '../packages/embed-sdk/src/index.ts';
import { readScript } from './bundle.ts';
import { listen } from './listen.ts';
import { EMBED } from './settings.ts';

const scriptTag = new URL('../packages/embed-sdk/dist/auto.global.js', import.meta.url);

export interface Origins {
  host: string;
  player: string;
  /** An origin of neither the host page nor the player. */
  third: string;
  close(): Promise<void>;
}

const player = '<body><a href="/embed/other">Other</a>';

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
    ['localhost', '127.0.0.1', 'localhost'].map((name) =>
      listen(({ url: path = '/' }, response) => {
        const url = new URL(path, `http://${name}`);
        if (url.pathname.endsWith('.js')) sendScript(url.pathname, response);
        else sendPage(url, origins, response);
      }, name),
    ),
  );
  const [host = '', player = '', third = ''] = servers.map(({ url }) => url);
  const close = async () => {
    for (const server of servers) await server.close();
  };
  const origins = { host, player, third, close };
  return origins;
}

/** Opens the host page with more content after the place of its embed. */
export const openHost = (page: Page, { host }: Origins, html = '') =>
  page.goto(`${host}/?${new URLSearchParams({ html })}`);

/** Creates an embed on the open host page. */
export const createEmbed = (page: Page, options: EmbedOptions): Promise<JSHandle<Embed>> =>
  page.evaluateHandle((all) => {
    const element = document.querySelector('#here');
    if (!element) throw new Error('This is not the host page.');
    return window.sdk.createEmbed(element, all);
  }, options);

export const stateOf = (embed: JSHandle<Embed>) => embed.evaluate((it) => it.getState());
