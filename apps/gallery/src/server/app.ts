import { randomBytes } from 'node:crypto';
import type { IGif } from '@gifkit/model';
import { toPingbackSource } from '@gifkit/server-kit';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { isDrawn, isPagePath, parseRoute } from '../address/route.ts';
import { themeOf } from '../frame/theme.ts';
import { OWN_KEY_COOKIE, OWN_KEY_HOSTS } from '../service/own-key.ts';
import type { ClientSettings } from '../settings.ts';
import { createDocsSite, DOCS_PATH } from './docs-site.ts';
import { fillDocument, withContent } from './document.ts';
import type { DrawnPage, Page } from './draw-page.tsx';
import { toListGif } from './list-gif.ts';
import { describePage, type LoadGif } from './page-head.ts';
import type { Settings } from './settings.ts';

export interface GalleryParts {
  /** The HTML of the built page. */
  page: string;
  /** The folder of the build. */
  root: string;
  /** The folder of the built documentation. */
  docs: string;
  /** Asks the service for the GIF of an address; see {@link LoadGif}. */
  loadGif: LoadGif;
  /** The first GIFs of the start page. */
  loadFirst: () => Promise<IGif[]>;
  /** Addresses of the scripts that show one GIF. */
  gifChunks: readonly string[];
  /** Draws a page to HTML. */
  drawPage: (page: Page) => Promise<DrawnPage>;
}

/** What the page may load, and from where. Pictures may come from any server that the service names. */
const contentSecurityPolicy = (
  { apiUrl, pingbackUrl, embedUrl }: ClientSettings,
  nonce: string,
  hasOwnKey: boolean,
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
      ...(hasOwnKey ? OWN_KEY_HOSTS : []),
    ].join(' '),
    `frame-src ${new URL(embedUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * The gallery's server: the built page with the settings and the words for other sites in it, hashed assets,
 * the documentation, and a health check.
 */
export function createGallery(
  ownSettings: Settings,
  { page, root, docs, loadGif, loadFirst, gifChunks, drawPage }: GalleryParts,
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
    // One page has one address.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
    }
    // Global Privacy Control: a page that knows no service of events sends none.
    const isPrivate = c.req.header('Sec-GPC') === '1';
    const settings = isPrivate ? { ...ownSettings, pingbackUrl: undefined } : ownSettings;
    const nonce = randomBytes(16).toString('base64');
    const hasOwnKey = getCookie(c, OWN_KEY_COOKIE) !== undefined;
    c.header('Content-Security-Policy', contentSecurityPolicy(settings, nonce, hasOwnKey));
    c.header('Vary', 'Cookie, Sec-GPC');
    const address = pathname + search;
    const theme = themeOf(c.req.header('Cookie'));
    const [{ status, head, opened }, firstGifs] = await Promise.all([
      describePage(address, settings, loadGif),
      address === '/' && !hasOwnKey ? loadFirst() : [],
    ]);
    const html = fillDocument(page, { settings, nonce, theme, head });
    // With a key of their own, the visitor gets all of it from another service.
    if (hasOwnKey || !isDrawn(address)) return c.html(html, status);
    const openedGif = typeof opened === 'object' ? toListGif(opened) : opened;
    const drawn = await drawPage({ settings, address, firstGifs, openedGif, theme });
    const chunks = parseRoute(address).page === 'gif' ? gifChunks : [];
    return c.html(withContent(html, { drawn, nonce, firstGifs, openedGif, chunks }), status);
  });
  app.route(DOCS_PATH, createDocsSite(docs));
  app.get('/llms.txt', (c) => c.redirect(`${DOCS_PATH}/llms.txt`, 301));
  // What the build notes for its server.
  app.get('/.vite/*', (c) => c.notFound());
  // The page as the build leaves it, without settings.
  app.get('/index.html', (c) => c.redirect('/', 301));
  app.use(serveStatic({ root }));
  // What the service calls the page of an account: /{username}/.
  app.get('/:username{[\\w.-]+}/', (c) =>
    c.redirect(`/?q=${encodeURIComponent(`@${c.req.param('username')}`)}`),
  );
  app.notFound((c) => c.text('There is nothing here. The gallery is at /.', 404));
  return app;
}
