import { PINGBACK_PATH } from '../../constants.ts';
import type { SandboxEvent } from '../../control/sandbox-event.ts';
import { envelope } from '../../http/envelope.ts';
import { badRequest } from '../../http/errors.ts';
import { readJson } from '../../http/read-json.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';

const isEvent = (value: unknown): value is SandboxEvent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A client that gets no response sends its events again, so each `event_id` counts once. */
const addOnce = ({ events }: Context['namespace'], received: readonly SandboxEvent[]): void => {
  const known = new Set(events.entries().map(({ event_id }) => event_id));
  for (const event of received) {
    const { event_id: id } = event;
    if (id === undefined || !known.has(id)) events.add(event);
    known.add(id);
  }
};

const pingback = async ({ namespace, request, responseId }: Context): Promise<Response> => {
  const body = await readJson(request);
  const events = typeof body === 'object' && body && 'events' in body ? body.events : undefined;
  if (!Array.isArray(events)) throw badRequest('The body has no list "events".');
  if (!events.every(isEvent)) throw badRequest('Each of "events" must be an object.');
  addOnce(namespace, events);
  return envelope({}, responseId);
};

export const pingbackEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: PINGBACK_PATH,
    summary:
      'Logs events: {"events": […]}, of any content type, with the key as apikey. Each event_id counts once.',
    example: PINGBACK_PATH,
    isUncounted: true,
    body: 'pingback',
    response: 'done',
    handle: pingback,
  },
];
