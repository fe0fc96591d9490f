import { html } from 'hono/html';
import { emojiEntries } from '../catalog/emoji-entries.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import type { Context } from '../http-api/context.ts';
import type { Endpoint } from '../http-api/endpoint.ts';
import { documentPath } from '../openapi/paths.ts';

export type Markup = ReturnType<typeof html>;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

export async function page(title: string, body: Markup): Promise<Response> {
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/avatars/default1/80h.gif">
<link rel="stylesheet" href="/assets/admin.css">
</head>
<body>
${body}
</body>
</html>`;
  return new Response(String(document), { headers: HEADERS });
}

export function examplePath(
  catalog: Catalog,
  { example = '', needs, method }: Endpoint,
  key: string,
): string {
  const path = example.replace(
    /\{(gif|sticker|emoji)\}/g,
    (_, kind: 'gif' | 'sticker' | 'emoji') => {
      const [listed] =
        kind === 'emoji'
          ? (emojiEntries[0] ?? [])
          : catalog.list({ kind, rating: 'g' }, { offset: 0, limit: 1 }).entries;
      return listed?.id ?? '';
    },
  );
  if (needs !== 'api_key') return path;
  const name = method === 'POST' ? 'apikey' : 'api_key';
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${key}`;
}

const item = ({ catalog }: Context, endpoint: Endpoint): Markup => {
  const { method, path, summary, example } = endpoint;
  const name = documentPath(path.replace('/:version{v[12]}', '/v1'));
  const url = examplePath(catalog, endpoint, 'demo');
  const linked = method === 'GET' && example ? html`<a href="${url}">${name}</a>` : name;
  return html`<dt><b>${method}</b> ${linked}</dt><dd class="soft">${summary}</dd>`;
};

const SECTIONS = {
  Service: 'Versions 1 and 2 respond alike, except for emoji.',
  Sandbox: 'For tests and tools, and the targets of links.',
  'Other services':
    'Tenor’s API v2 with the key in the query, and KLIPY’s API with the key in the path.',
  Platform: 'They need a CSRF token, a token or an access token instead of an API key.',
} as const;

export function startPage(context: Context, endpoints: readonly Endpoint[]): Promise<Response> {
  return page(
    'GIF sandbox',
    html`<main><h1>Local GIF server</h1>
<p>${context.catalog.count()} items, all drawn by code. Every endpoint below responds like the public service, without
limits and without a network. Any <code>api_key</code> is accepted, unless keys were configured.</p>
<p><a href="/_sandbox/admin">Admin</a>: browse the catalog, set faults, watch requests and events.
<a href="/openapi.json">OpenAPI</a>: these endpoints as a document.</p>
${Object.entries(SECTIONS).map(
  ([name, words]) => html`<h2>${name}</h2><p class="soft">${words}</p>
<dl>${endpoints.filter(({ section }) => section === name).map((one) => item(context, one))}</dl>`,
)}</main>`,
  );
}
