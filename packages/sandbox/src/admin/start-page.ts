import { html } from 'hono/html';
import type { Context } from '../http-api/context.ts';
import { dialectEndpoints } from '../http-api/dialects/dialect-endpoints.ts';
import type { Endpoint } from '../http-api/endpoint.ts';
import type { PlatformEndpoint } from '../http-api/platform/platform-endpoint.ts';
import { platformEndpoints } from '../http-api/platform/platform-endpoints.ts';
import { examplePath } from '../http-api/public/example.ts';
import { type Markup, page } from './layout.ts';
import { thumbnails } from './thumbnails.ts';

const readable = (path: string): string =>
  path.replace('/:version{v[12]}', '/v1').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

const item = ({ namespace }: Context, endpoint: Endpoint): Markup => {
  const { method, path, summary } = endpoint;
  const url = examplePath(namespace.catalog, endpoint, 'demo');
  const name = method === 'GET' ? html`<a href="${url}">${readable(path)}</a>` : readable(path);
  return html`<div class="endpoint"><dt><b>${method}</b>${name}</dt><dd>${summary}</dd></div>`;
};

const platformItem = ({ method, path, summary }: PlatformEndpoint): Markup =>
  html`<div class="endpoint"><dt><b>${method}</b>${readable(path)}</dt><dd>${summary}</dd></div>`;

/** The sandbox's home page: its endpoints, each with an example to try. */
export function startPage(context: Context, endpoints: readonly Endpoint[]): Promise<Response> {
  const { catalog } = context.namespace;
  const { entries } = catalog.list({ kind: 'gif', rating: 'g' }, 0, 8);
  const shown = endpoints.filter(({ path }) => path !== '/');
  return page(
    'GIF sandbox',
    html`<h1>The GIF service on this machine</h1>
<p>${catalog.count()} items, all drawn by code. Every endpoint below responds like the public service, without
limits and without a network. Any <code>api_key</code> is accepted, unless keys were configured.</p>
<p><a href="/_sandbox/admin">Admin</a>: browse the catalog, set faults, watch requests and events.
<a href="/openapi.json">OpenAPI</a>: these endpoints as a document.</p>
${thumbnails(context, entries)}
<h2>Endpoints</h2>
<p class="soft">Version 1 and version 2 respond alike, except for emoji.</p>
<dl>${shown.map((endpoint) => item(context, endpoint))}</dl>
<h2>In the shapes of other services</h2>
<p class="soft">Tenor’s second version with <code>key</code> in the query, and KLIPY’s with it in the path.</p>
<dl>${dialectEndpoints.map(platformItem)}</dl>
<h2>Endpoints of the wider platform</h2>
<p class="soft">They need no API key, but a CSRF token, a token or an access token.</p>
<dl>${platformEndpoints.map(platformItem)}</dl>`,
  );
}
