import type { CallName } from '../route/calls.ts';

/** Where an answer came from. */
export type AnswerSource = 'service' | 'cache' | 'stale';

/**
 * What happened in a relay, for counts and logs. Nothing in it tells a term, a client or a key.
 *
 * - `request`: one was answered.
 * - `upstream`: the service was asked; status 0 where it did not answer.
 * - `failure`: something went wrong that its owner should know; `error` is what was thrown.
 */
export type RelayEvent =
  | {
      type: 'request';
      /** The path below the base, or 'none' where there is no such path. */
      route: CallName | 'health' | 'capabilities' | 'media' | 'none';
      status: number;
      /** ms */
      duration: number;
      source?: AnswerSource | undefined;
    }
  | { type: 'upstream'; route: CallName | 'media'; status: number; duration: number }
  | { type: 'failure'; route: CallName | 'media' | 'none'; message: string; error: unknown };

export type Report = (event: RelayEvent) => void;

/** ms for which the same failure is not reported again. */
const QUIET = 60_000;

/** Where there is no listener: failures go to the console, each once a minute. */
function createDefaultReport(): Report {
  const saidAt = new Map<string, number>();
  return (event) => {
    if (event.type !== 'failure') return;
    const now = Date.now();
    const last = saidAt.get(event.message);
    if (last !== undefined && now - last < QUIET) return;
    saidAt.set(event.message, now);
    console.warn(event.message);
  };
}

/** The host's listener. One that throws ends no request. */
export function createReport(onEvent: Report = createDefaultReport()): Report {
  return (event) => {
    try {
      onEvent(event);
    } catch (error) {
      console.error('@gifkit/relay: onEvent threw:', error);
    }
  };
}
