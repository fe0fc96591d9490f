import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root { color-scheme: light dark; --page: #fff; --ink: #1c1926; --line: #e3e1ea; --soft: #6a6577; --accent: #6a2bff; }
@media (prefers-color-scheme: dark) { :root { --page: #15131c; --ink: #f1eff7; --line: #34313f; --soft: #a39db3; --accent: #b79bff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 3rem 1.25rem 5rem; font: 1rem/1.55 system-ui, sans-serif; background: var(--page); color: var(--ink); }
h1 { font-size: clamp(1.8rem, 5vw, 2.8rem); line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 0.6rem; }
h2 { font-size: 1.2rem; margin: 2.6rem 0 0.6rem; }
p { margin: 0 0 1rem; max-width: 42rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 3px; }
.soft { color: var(--soft); }
.thumbnails { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1.6rem 0; }
.thumbnails img { display: block; height: 8.5rem; width: auto; max-width: 100%; border-radius: 8px; background: var(--line); }
.account { display: flex; align-items: center; gap: 1rem; }
.account img { width: 5rem; height: 5rem; border-radius: 50%; }
dl { margin: 0; }
.endpoint { border-top: 1px solid var(--line); padding: 0.7rem 0; }
dt { font: 0.9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
dt b { display: inline-block; min-width: 4.2rem; font-weight: 600; color: var(--soft); }
dd { margin: 0; color: var(--soft); }
`;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** An HTML page without scripts, all of it in its main landmark. It follows the reader’s light or dark colour scheme. */
export async function page(title: string, body: Markup): Promise<Response> {
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/avatars/default1/80h.gif">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;
  return new Response(String(document), { headers: HEADERS });
}
