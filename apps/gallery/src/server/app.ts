import { randomBytes } from 'node:crypto';
import type { IGif } from '@gifkit/model';
import { toPingbackSource } from '@gifkit/server-kit';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { isDrawn, isPagePath } from '../address/route.ts';
import type { ClientSettings } from '../settings.ts';
import { createDocsSite, DOCS_PATH } from './docs-site.ts';
import { fillDocument } from './document.ts';
import type { DrawnPage, Page } from './draw-page.tsx';
import { toListGif } from './load-gif.ts';
import { describePage, type LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';

export interface GalleryParts {
  page: string;
  root: string;
  docs: string;
  loadGif: LoadGif;
  loadFirst: () => Promise<IGif[]>;
  drawPage: (page: Page) => Promise<DrawnPage>;
}

/** Content policy of pages. Images may come from any server, because the API returns their URLs. */
const contentSecurityPolicy = (
  { apiUrl, pingbackUrl, embedUrl }: ClientSettings,
  nonce: string,
): string =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    'img-src http: https: data:',
    'media-src http: https:',
    [
      "connect-src 'self'",
      new URL(apiUrl).origin,
      ...(pingbackUrl ? [toPingbackSource(pingbackUrl)] : []),
    ].join(' '),
    `frame-src ${new URL(embedUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * Creates the gallery's server: the built page with settings and metadata, hashed assets, the documentation, and a
 * health check.
 */
export function createGallery(
  ownSettings: Settings,
  { page, root, docs, loadGif, loadFirst, drawPage }: GalleryParts,
): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    const isHashed = c.res.ok && /^\/(assets|docs\/_astro)\//.test(c.req.path);
    const kept = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    c.header('Cache-Control', c.res.status === 503 ? 'no-store' : kept);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isPagePath(pathname)) return next();
    // Canonical URLs have no trailing slash.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return c.redirect(`/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}${search}`, 301);
    }
    // Global Privacy Control: a page without a pingback URL sends no events.
    const isPrivate = c.req.header('Sec-GPC') === '1';
    const settings = isPrivate ? { ...ownSettings, pingbackUrl: undefined } : ownSettings;
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', contentSecurityPolicy(settings, nonce));
    c.header('Vary', 'Sec-GPC');
    const address = pathname + search;
    const [{ status, head, opened }, firstGifs] = await Promise.all([
      describePage(address, settings, loadGif),
      address === '/' ? loadFirst() : [],
    ]);
    const openedGif = typeof opened === 'object' ? toListGif(opened) : opened;
    const data = { settings, firstGifs, openedGif };
    const drawn = isDrawn(address) ? await drawPage({ ...data, address, nonce }) : undefined;
    return c.html(fillDocument(page, { data, nonce, head, drawn }), status);
  });
  app.route(DOCS_PATH, createDocsSite(docs));
  app.get('/llms.txt', (c) => c.redirect(`${DOCS_PATH}/llms.txt`, 301));
  // The built page has no settings.
  app.get('/index.html', (c) => c.redirect('/', 301));
  app.use(serveStatic({ root }));
  // The service's profile URLs: /{username}/.
  app.get('/:username{[\\w.-]+}/', (c) =>
    c.redirect(`/?q=${encodeURIComponent(`@${c.req.param('username')}`)}`),
  );
  app.notFound((c) => c.text('Not found. The gallery is at /.', 404));
  return app;
}
