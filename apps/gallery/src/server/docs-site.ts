import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Where the documentation is, below the gallery's address. */
export const DOCS_PATH = '/docs';

const NOT_BUILT = 'The documentation is not built yet: run "pnpm --filter @gifkit/docs build".';

function readNotFound(root: string): string | undefined {
  try {
    return readFileSync(join(root, '404.html'), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The built documentation. Its pages have a policy of their own, which says what they load.
 *
 * @param root the folder of its build; where it is missing, every address answers with a 404 that says so.
 */
export function createDocsSite(root: string): Hono {
  const app = new Hono();
  const notFound = readNotFound(root);
  app.use(async (c, next) => {
    c.header('Content-Security-Policy', "frame-ancestors 'self'");
    await next();
  });
  app.get('/', async (c, next) => {
    if (new URL(c.req.url).pathname === DOCS_PATH) return c.redirect(`${DOCS_PATH}/`, 301);
    return next();
  });
  if (notFound === undefined) {
    app.all('*', (c) => c.text(NOT_BUILT, 404));
    return app;
  }
  app.use('/*', async (c, next) => {
    await next();
    // A type that the server does not know by itself: browsers would save the file.
    const isMarkdown = c.res.ok && c.req.path.endsWith('.md');
    if (isMarkdown) c.header('Content-Type', 'text/markdown; charset=utf-8');
  });
  app.use(serveStatic({ root, rewriteRequestPath: (path) => path.slice(DOCS_PATH.length) }));
  app.all('*', (c) => c.html(notFound, 404));
  return app;
}
