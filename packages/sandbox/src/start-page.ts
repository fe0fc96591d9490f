import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { emojiEntries } from './catalog/emoji-entries.ts';
import type { Catalog } from './catalog/search/catalog.ts';
import type { Context } from './http-api/context.ts';
import { type Endpoint, VERSION } from './http-api/endpoint.ts';

const STYLES = `
:root { color-scheme: light dark; background: light-dark(#fff, #15131c); color: light-dark(#1c1926, #f1eff7) }
body { margin: 1rem auto; max-width: 76rem; padding: 0 1rem; background: inherit; font: 1rem / 1.5 system-ui; overflow-wrap: anywhere }
dt { font-family: ui-monospace, monospace }
a { color: light-dark(#5a1ee6, #b79bff) }
`;

const POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${hash('sha256', STYLES, 'base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export function examplePath(catalog: Catalog, { example = '', section }: Endpoint): string {
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
  return section === 'Service' ? `${path}${path.includes('?') ? '&' : '?'}api_key=demo` : path;
}

const item = ({ catalog }: Context, endpoint: Endpoint) => {
  const { method, path, summary, example } = endpoint;
  const name = path.replace(VERSION, '/v1').replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
  const url = examplePath(catalog, endpoint);
  const linked = method === 'GET' && example ? html`<a href="${url}">${name}</a>` : name;
  return html`<dt><b>${method}</b> ${linked}</dt><dd>${summary}</dd>`;
};

const SECTIONS = {
  Service: 'Versions 1 and 2 respond alike, except for emoji.',
  Sandbox: 'For tests and tools, and the targets of links.',
  'Other services':
    'Tenor’s API v2 with the key in the query, and KLIPY’s API with the key in the path.',
  Platform: 'They need a CSRF token, a token or an access token instead of an API key.',
} as const;

export async function startPage(
  context: Context,
  endpoints: readonly Endpoint[],
): Promise<Response> {
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GIF sandbox</title>
<link rel="icon" href="/avatars/default1/80h.gif">
<style>${raw(STYLES)}</style>
</head>
<body>
<main><h1>Local GIF server</h1>
<p>${context.catalog.count()} items, all drawn by code. Every endpoint below responds like the public service, without
limits and without a network. Any <code>api_key</code> is accepted, unless keys were configured.</p>
${Object.entries(SECTIONS).map(
  ([name, words]) => html`<h2>${name}</h2><p>${words}</p>
<dl>${endpoints.filter(({ section }) => section === name).map((one) => item(context, one))}</dl>`,
)}</main>
</body>
</html>`;
  return new Response(String(document), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}
