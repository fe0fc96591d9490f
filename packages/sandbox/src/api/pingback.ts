import { envelope } from '../http/envelope.ts';
import { badRequest } from '../http/errors.ts';
import type { Call, Exchange } from './call.ts';

const idOf = (event: unknown): unknown =>
  typeof event === 'object' && event && 'event_id' in event ? event.event_id : undefined;

/** A client that got no answer sends again, so an event may come twice; it counts once. */
const addOnce = ({ events }: Exchange['service'], arrived: readonly unknown[]): void => {
  const known = new Set(events.entries().map(idOf));
  for (const event of arrived) {
    const id = idOf(event);
    if (id === undefined || !known.has(id)) events.add(event);
    known.add(id);
  }
};

const pingback = async ({ service, request, responseId }: Exchange): Promise<Response> => {
  const body: unknown = await request.json().catch(() => {
    throw badRequest('The body is not JSON.');
  });
  const events = typeof body === 'object' && body && 'events' in body ? body.events : undefined;
  if (!Array.isArray(events)) throw badRequest('The body has no list "events".');
  addOnce(service, events);
  return envelope({}, responseId);
};

export const pingbackCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/v2/pingback',
    summary:
      'Takes events: {"events": […]}, of any content type, with the key as apikey. Each event_id counts once.',
    example: '/v2/pingback',
    handle: pingback,
  },
];
