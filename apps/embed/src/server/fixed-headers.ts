import type { MiddlewareHandler } from 'hono';

/**
 * Security headers besides the content policy. Left out on purpose: `X-Frame-Options`, which blocks every frame in
 * browsers without `frame-ancestors`; `Strict-Transport-Security`, which is up to the TLS proxy; and
 * `Origin-Agent-Cluster`, because browsers log a warning in frames that cannot honor it.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

export const assetHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // File names contain a content hash.
  if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  // In a sandboxed frame the page has an opaque origin, so its own modules are cross-origin.
  c.header('Access-Control-Allow-Origin', '*');
};
