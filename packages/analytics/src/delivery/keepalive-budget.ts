import { KEEPALIVE_BUDGET } from '../constants.ts';

/** Bytes in requests now. Browsers limit the page as a whole, so all instances share this count. */
let inFlight = 0;

/** Whether this browser supports `keepalive`: requests that go on when their page is gone. */
export const hasKeepalive = (): boolean => 'keepalive' in Request.prototype;

/**
 * Reserves bytes for a keepalive request.
 *
 * @returns a function that gives them back, or undefined when the browser would refuse the request.
 */
export function reserveKeepalive(bytes: number): (() => void) | undefined {
  if (!hasKeepalive() || inFlight + bytes > KEEPALIVE_BUDGET) return undefined;
  inFlight += bytes;
  return () => {
    inFlight -= bytes;
  };
}
