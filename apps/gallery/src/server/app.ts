import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { PAGE_PATHS } from '../pages.ts';
import { createDocsSite, DOCS_PATH } from './docs-site.ts';
import { contentSecurityPolicy, withSettings } from './document.ts';
import type { Settings } from './settings.ts';

/**
 * The gallery's server: the built page with the settings in it, hashed assets, and a health check.
 *
 * @param page the HTML of the built page.
 * @param root the folder of the build.
 * @param docs the folder of the built documentation.
 */
export function createGallery(settings: Settings, page: string, root: string, docs: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    const isHashed = c.res.ok && /^\/(assets|docs\/_astro)\//.test(c.req.path);
    c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.on('GET', PAGE_PATHS, (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', contentSecurityPolicy(settings, nonce));
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    return c.html(withSettings(page, settings, nonce));
  });
  app.route(DOCS_PATH, createDocsSite(docs));
  app.use(serveStatic({ root }));
  app.notFound((c) => c.text('There is nothing here. The gallery is at /.', 404));
  return app;
}
