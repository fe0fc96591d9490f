import type { Log } from '../control/log.ts';
import { badRequest } from '../http/errors.ts';
import type { Context } from '../http-api/context.ts';

/** Newest entries of a log in one response. */
const SHOWN = 100;

const readTotal = (query: URLSearchParams, name: string): number => {
  const text = query.get(name) || '0';
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw badRequest(`Parameter "${name}" must be a whole number of at least 0.`);
};

/**
 * The entries of a log that a page has not shown yet.
 *
 * @param shown total of the log at the page's last request
 */
const newIn = <Entry>(log: Log<Entry>, shown: number) => {
  const [total, clearedAt] = [log.total(), log.clearedAt()];
  // After a reset of the log, or a restart of the sandbox, the page starts over.
  const isReset = shown <= clearedAt || shown > total;
  const count = Math.min(total - (isReset ? clearedAt : shown), SHOWN);
  return {
    total,
    count: total - clearedAt,
    isReset,
    entries: count > 0 ? log.entries().slice(-count) : [],
  };
};

/** Everything that the admin page shows live, in one response. */
export function stateJson({ namespace, query }: Context): Response {
  const { name, namespaces, clock, rateLimit, faults, requests, events, recorder, replayer } =
    namespace;
  return Response.json({
    namespace: name,
    namespaces: namespaces.names(),
    now: new Date(clock.now()).toISOString(),
    rateLimit: rateLimit.limit() ?? null,
    faults: faults.active(),
    recording: recorder.progress() ?? null,
    left: replayer.left().length,
    requests: newIn(requests, readTotal(query, 'requests')),
    events: newIn(events, readTotal(query, 'events')),
  });
}
