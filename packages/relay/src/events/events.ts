import { surviveLogErrors } from '@gifkit/http';
import type { ResponseSource } from '../response/response.ts';
import type { CallName } from '../route/calls.ts';

/** Path below `basePath`, or 'none' for an unknown path. */
export type RouteName = CallName | 'health' | 'capabilities' | 'media' | 'none';

/**
 * Event of a relay, for metrics and logs. It contains no search term, client id or key.
 *
 * - `request`: a request was responded to.
 * - `upstream`: a call to the service ended; status 0 means no response.
 * - `failure`: a failure that the owner should know of; `error` is the thrown value.
 */
export type RelayEvent =
  | {
      type: 'request';
      route: RouteName;
      status: number;
      /** In ms. */
      duration: number;
      source?: ResponseSource | undefined;
    }
  | { type: 'upstream'; route: CallName; status: number; duration: number }
  | { type: 'failure'; route: RouteName; message: string; error: unknown };

export type Report = (event: RelayEvent) => void;

/** Time in ms in which the same failure is reported only once. */
const QUIET = 60_000;

/** Default listener: logs failures to the console, each once a minute. */
function createDefaultReport(): Report {
  const saidAt = new Map<string, number>();
  return (event) => {
    if (event.type !== 'failure') return;
    const now = performance.now();
    const last = saidAt.get(event.message);
    if (last !== undefined && now - last < QUIET) return;
    saidAt.set(event.message, now);
    console.warn(event.message);
  };
}

/** Wraps the host's listener, so that neither an error in it nor a console that cannot be written ends the relay. */
export function createReport(onEvent: Report = createDefaultReport()): Report {
  surviveLogErrors([globalThis.process?.stderr]);
  const listen = async (event: RelayEvent) => onEvent(event);
  return (event) => {
    listen(event).catch((error) => console.error('@gifkit/relay: onEvent threw:', error));
  };
}
