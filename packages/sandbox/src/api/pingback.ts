import { envelope } from '../http/envelope.ts';
import { badRequest } from '../http/errors.ts';
import type { Call, Exchange } from './call.ts';

const pingback = async ({ service, request, responseId }: Exchange): Promise<Response> => {
  const body: unknown = await request.json().catch(() => {
    throw badRequest('The body is not JSON.');
  });
  const events = typeof body === 'object' && body && 'events' in body ? body.events : undefined;
  if (!Array.isArray(events)) throw badRequest('The body has no list "events".');
  for (const event of events) service.events.add(event);
  return envelope({}, responseId);
};

export const pingbackCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/v2/pingback',
    summary: 'Takes events: {"events": […]}, of any content type, with the key as apikey.',
    example: '/v2/pingback',
    handle: pingback,
  },
];
