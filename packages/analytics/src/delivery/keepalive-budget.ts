import { page } from '../page.ts';

/** Browsers' limit for the bytes of all keepalive requests of a page. */
export const KEEPALIVE_BUDGET = 64 * 1024;

/** True if this browser supports `keepalive`: requests that outlive their page. */
export const hasKeepalive = (): boolean =>
  typeof Request !== 'undefined' && 'keepalive' in Request.prototype;

/** True if the browser would reject a keepalive request of this size now. */
export const isKeepaliveFull = (bytes: number): boolean =>
  hasKeepalive() && page().keepaliveBytes + bytes > KEEPALIVE_BUDGET;

/**
 * Reserves bytes for a keepalive request.
 *
 * @returns a function that releases them; undefined if the browser would reject the request.
 */
export function reserveKeepalive(bytes: number): (() => void) | undefined {
  if (!hasKeepalive() || isKeepaliveFull(bytes)) return undefined;
  page().keepaliveBytes += bytes;
  return () => {
    page().keepaliveBytes -= bytes;
  };
}
