import { envelope } from '../http/envelope.ts';
import { badRequest } from '../http/errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Context } from './context.ts';
import type { Endpoint } from './endpoint.ts';

const idOf = (event: unknown): unknown =>
  typeof event === 'object' && event && 'event_id' in event ? event.event_id : undefined;

/** A client that gets no response sends its events again, so each `event_id` counts once. */
const addOnce = ({ events }: Context['service'], received: readonly unknown[]): void => {
  const known = new Set(events.entries().map(idOf));
  for (const event of received) {
    const id = idOf(event);
    if (id === undefined || !known.has(id)) events.add(event);
    known.add(id);
  }
};

const pingback = async ({ service, request, responseId }: Context): Promise<Response> => {
  const body = await readJson(request);
  const events = typeof body === 'object' && body && 'events' in body ? body.events : undefined;
  if (!Array.isArray(events)) throw badRequest('The body has no list "events".');
  addOnce(service, events);
  return envelope({}, responseId);
};

export const pingbackEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v2/pingback',
    summary:
      'Logs events: {"events": […]}, of any content type, with the key as apikey. Each event_id counts once.',
    example: '/v2/pingback',
    isUncounted: true,
    body: 'pingback',
    response: 'done',
    handle: pingback,
  },
];
