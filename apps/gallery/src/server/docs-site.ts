import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

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
 * Serves the built documentation. Its pages have their own content policy.
 *
 * @param root folder of its build; if it is missing, every path responds with 404 and build instructions.
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
    // The server does not know this type, and browsers would download the file.
    const isMarkdown = c.res.ok && c.req.path.endsWith('.md');
    if (isMarkdown) c.header('Content-Type', 'text/markdown; charset=utf-8');
  });
  app.use(serveStatic({ root, rewriteRequestPath: (path) => path.slice(DOCS_PATH.length) }));
  app.all('*', (c) => c.html(notFound, 404));
  return app;
}
