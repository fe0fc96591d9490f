import { KEEPALIVE_BUDGET } from '../constants.ts';

/** The limit is the page's, whoever sends, so this is the one count that all instances share. */
let inFlight = 0;

/** Whether this browser has requests that outlive their page. */
export const hasKeepalive = (): boolean => 'keepalive' in Request.prototype;

/**
 * Reserves bytes for a request that outlives its page.
 *
 * @returns how to give them back; nothing when the browser would refuse the request.
 */
export function reserveKeepalive(bytes: number): (() => void) | undefined {
  if (!hasKeepalive() || inFlight + bytes > KEEPALIVE_BUDGET) return undefined;
  inFlight += bytes;
  return () => {
    inFlight -= bytes;
  };
}
