import type { MiddlewareHandler } from 'hono';

/** How long and by whom the hashed files of the client may be kept and read. */
export const assetHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Their names change with their content.
  if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  // In a sandboxed frame the page has no origin, and asks for its own modules as a stranger.
  c.header('Access-Control-Allow-Origin', '*');
};
