import * as z from 'zod';
import { PINGBACK_PATH } from '../../constants.ts';
import type { Endpoint } from '../endpoint.ts';
import { openEndpoint, serviceEndpoint } from '../endpoint.ts';
import { envelope } from '../responses.ts';

const EVENT = z.record(z.string(), z.unknown());

export const eventEndpoints: readonly Endpoint[] = [
  serviceEndpoint(
    `POST ${PINGBACK_PATH}`,
    'Logs events: {"events": […]}, of any content type, with the key as apikey. Each event_id counts once.',
    { body: z.object({ events: z.array(EVENT) }) },
    ({ events, body, responseId }) => {
      // Clients retry events that got no response.
      const known = new Set(events.entries().map(({ event_id }) => event_id));
      for (const event of body.events) {
        const { event_id: id } = event;
        if (id === undefined || !known.has(id)) events.add(event);
        known.add(id);
      }
      return envelope({}, responseId);
    },
  ),
  openEndpoint(
    'GET /simple_analytics',
    'Logs an event, from the query of an item’s analytics URL.',
    ({ events, request }) => {
      events.add(Object.fromEntries(new URL(request.url).searchParams));
    },
  ),
];
