import { html } from 'hono/html';
import type { Call, Exchange } from '../api/call.ts';
import { fillExample } from '../api/examples.ts';
import { platformCalls } from '../platform/calls.ts';
import type { PlatformCall } from '../platform/platform-call.ts';
import { type Markup, page } from './layout.ts';
import { strip } from './strip.ts';

const readable = (path: string): string =>
  path.replace('/:version{v[12]}', '/v1').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

const entry = ({ service }: Exchange, call: Call): Markup => {
  const { method, path, summary, example, open } = call;
  const url = fillExample(service.catalogue, example);
  const keyed = open ? url : `${url}${url.includes('?') ? '&' : '?'}api_key=demo`;
  const name = method === 'GET' ? html`<a href="${keyed}">${readable(path)}</a>` : readable(path);
  return html`<div class="call"><dt><b>${method}</b>${name}</dt><dd>${summary}</dd></div>`;
};

const platformEntry = ({ method, path, summary }: PlatformCall): Markup =>
  html`<div class="call"><dt><b>${method}</b>${readable(path)}</dt><dd>${summary}</dd></div>`;

/** What somebody sees who opens the sandbox in a browser. */
export const startPage = (exchange: Exchange, calls: readonly Call[]): Promise<Response> => {
  const { catalogue } = exchange.service;
  const { entries } = catalogue.list({ kind: 'gif', rating: 'g' }, 0, 8);
  const shown = calls.filter(({ path }) => path !== '/');
  return page(
    'GIF sandbox',
    html`<h1>The GIF service on this machine</h1>
<p>${catalogue.count()} items, all drawn by code. Every call below answers like the public service: no limit, no
network, and any <code>api_key</code> will do unless keys were set up.</p>
${strip(exchange, entries)}
<h2>Calls</h2>
<p class="soft">Version 1 and version 2 answer alike, except for emoji.</p>
<dl>${shown.map((call) => entry(exchange, call))}</dl>
<h2>Calls of the wider platform</h2>
<p class="soft">They need no key, but a CSRF token, a token or an access token.</p>
<dl>${platformCalls.map(platformEntry)}</dl>`,
  );
};
