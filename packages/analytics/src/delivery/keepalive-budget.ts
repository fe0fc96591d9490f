import { KEEPALIVE_BUDGET } from '../constants.ts';

/** Bytes in requests now. Browsers limit the page as a whole, so all instances share this count. */
let inFlight = 0;

/** Whether this browser supports `keepalive`: requests that go on when their page is gone. */
export const hasKeepalive = (): boolean => 'keepalive' in Request.prototype;

/** Whether the browser would refuse a keepalive request of so many bytes now. */
export const isKeepaliveFull = (bytes: number): boolean =>
  hasKeepalive() && inFlight + bytes > KEEPALIVE_BUDGET;

/**
 * Reserves bytes for a keepalive request.
 *
 * @returns a function that gives them back, or undefined when the browser would refuse the request.
 */
export function reserveKeepalive(bytes: number): (() => void) | undefined {
  if (!hasKeepalive() || isKeepaliveFull(bytes)) return undefined;
  inFlight += bytes;
  return () => {
    inFlight -= bytes;
  };
}
