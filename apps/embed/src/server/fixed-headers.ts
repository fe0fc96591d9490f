import type { MiddlewareHandler } from 'hono';

/**
 * What browsers are told beside the content policy. Left out: `X-Frame-Options`, which would make a browser
 * that knows no `frame-ancestors` refuse every frame; `Strict-Transport-Security`, which is up to whoever
 * terminates TLS; and `Origin-Agent-Cluster`, which not every frame can keep, as browsers then complain.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // The filter that it turns off had holes of its own.
  'X-XSS-Protection': '0',
};

/** For how long the hashed files of the client may be kept, and by whom they may be read. */
export const assetHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Their names change with their content.
  if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  // In a sandboxed frame the page has no origin, and asks for its own modules as a stranger.
  c.header('Access-Control-Allow-Origin', '*');
};
