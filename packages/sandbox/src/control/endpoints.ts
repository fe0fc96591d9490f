import type { Context } from '../api/context.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { readJson } from '../http/read-json.ts';
import { readFault } from './faults.ts';

const addFault = async ({ service, request }: Context): Promise<Response> => {
  service.faults.add(readFault(await readJson(request)));
  return Response.json({ faults: service.faults.list() });
};

/** Endpoints that only the sandbox has, for tests and tools. */
export const controlEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Responds with ok once the service is ready.',
    example: '/healthz',
    isOpen: true,
    handle: ({ service }) => Response.json({ status: 'ok', items: service.catalog.count() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/requests',
    summary: 'The last requests, oldest first, without keys and tokens.',
    example: '/_sandbox/requests',
    isOpen: true,
    handle: ({ service }) => Response.json({ requests: service.requests.entries() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/events',
    summary: 'The last events that pingbacks sent, oldest first.',
    example: '/_sandbox/events',
    isOpen: true,
    handle: ({ service }) => Response.json({ events: service.events.entries() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/faults',
    summary: 'The active faults, newest first.',
    example: '/_sandbox/faults',
    isOpen: true,
    handle: ({ service }) => Response.json({ faults: service.faults.list() }),
  },
  {
    method: 'POST',
    path: '/_sandbox/faults',
    summary: 'Adds a fault: {path, status?, latencyMs?, body?, times?}.',
    example: '/_sandbox/faults',
    isOpen: true,
    handle: addFault,
  },
  {
    method: 'DELETE',
    path: '/_sandbox/faults',
    summary: 'Removes all faults.',
    example: '/_sandbox/faults',
    isOpen: true,
    handle({ service }) {
      service.faults.clear();
      return new Response(null, { status: 204 });
    },
  },
  {
    method: 'POST',
    path: '/_sandbox/reset',
    summary: 'Forgets faults, logs and everything that requests have changed.',
    example: '/_sandbox/reset',
    isOpen: true,
    handle({ service }) {
      service.reset();
      return new Response(null, { status: 204 });
    },
  },
];
