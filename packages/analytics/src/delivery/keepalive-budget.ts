import { KEEPALIVE_BUDGET } from '../constants.ts';
import { page } from '../page.ts';

/** Whether this browser supports `keepalive`: requests that go on when their page is gone. */
export const hasKeepalive = (): boolean =>
  typeof Request !== 'undefined' && 'keepalive' in Request.prototype;

/** Whether the browser would refuse a keepalive request of so many bytes now. */
export const isKeepaliveFull = (bytes: number): boolean =>
  hasKeepalive() && page().keepaliveBytes + bytes > KEEPALIVE_BUDGET;

/**
 * Reserves bytes for a keepalive request.
 *
 * @returns a function that gives them back, or undefined when the browser would refuse the request.
 */
export function reserveKeepalive(bytes: number): (() => void) | undefined {
  if (!hasKeepalive() || isKeepaliveFull(bytes)) return undefined;
  page().keepaliveBytes += bytes;
  return () => {
    page().keepaliveBytes -= bytes;
  };
}
