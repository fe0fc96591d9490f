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
