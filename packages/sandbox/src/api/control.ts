import { badRequest } from '../http/errors.ts';
import { readFault } from '../http/faults.ts';
import type { Call, Exchange } from './call.ts';

const addFault = async ({ service, request }: Exchange): Promise<Response> => {
  const body: unknown = await request.json().catch(() => {
    throw badRequest('The body is not JSON.');
  });
  service.faults.add(readFault(body));
  return Response.json({ faults: service.faults.list() });
};

/** Calls of the sandbox's own, which the service does not have. */
export const controlCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Says ok once the service answers.',
    example: '/healthz',
    open: true,
    handle: ({ service }) => Response.json({ status: 'ok', items: service.catalogue.count() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/requests',
    summary: 'The last requests, oldest first, without keys and tokens.',
    example: '/_sandbox/requests',
    open: true,
    handle: ({ service }) => Response.json({ requests: service.requests.entries() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/events',
    summary: 'The last events that pingbacks brought, oldest first.',
    example: '/_sandbox/events',
    open: true,
    handle: ({ service }) => Response.json({ events: service.events.entries() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/faults',
    summary: 'The faults that are set up, newest first.',
    example: '/_sandbox/faults',
    open: true,
    handle: ({ service }) => Response.json({ faults: service.faults.list() }),
  },
  {
    method: 'POST',
    path: '/_sandbox/faults',
    summary: 'Sets up a fault: {path, status?, latencyMs?, body?, times?}.',
    example: '/_sandbox/faults',
    open: true,
    handle: addFault,
  },
  {
    method: 'DELETE',
    path: '/_sandbox/faults',
    summary: 'Removes all faults.',
    example: '/_sandbox/faults',
    open: true,
    handle({ service }) {
      service.faults.clear();
      return new Response(null, { status: 204 });
    },
  },
  {
    method: 'POST',
    path: '/_sandbox/reset',
    summary: 'Forgets faults, logs and everything that calls have changed.',
    example: '/_sandbox/reset',
    open: true,
    handle({ service }) {
      service.reset();
      return new Response(null, { status: 204 });
    },
  },
];
