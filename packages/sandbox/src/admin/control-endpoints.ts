import { readFault } from '../control/fault.ts';
import { readRateLimit } from '../control/rate-limit.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Context } from '../http-api/context.ts';
import type { Endpoint } from '../http-api/endpoint.ts';
import { orRefuse } from './refuse.ts';

const addFault = async ({ namespace, request }: Context): Promise<Response> => {
  const body = await readJson(request);
  namespace.faults.add(orRefuse(() => readFault(body)));
  return Response.json({ faults: namespace.faults.list() });
};

const noContent = (): Response => new Response(null, { status: 204 });

const clockJson = ({ namespace }: Context): Response =>
  Response.json({ now: new Date(namespace.clock.now()).toISOString() });

/** Sets the clock to `now`, or moves it by `advanceMs`. */
const setClock = async (context: Context): Promise<Response> => {
  const { clock } = context.namespace;
  const body = await readJson(context.request);
  const { now, advanceMs } = (typeof body === 'object' && body ? body : {}) as Record<
    string,
    unknown
  >;
  if ((now === undefined) === (advanceMs === undefined)) {
    throw badRequest('The body needs "now", a time, or "advanceMs", a number of milliseconds.');
  }
  orRefuse(() =>
    now === undefined ? clock.advance(advanceMs as number) : clock.set(now as string),
  );
  return clockJson(context);
};

const rateLimitJson = ({ namespace }: Context): Response =>
  Response.json({ rateLimit: namespace.rateLimit.limit() ?? null });

/** Endpoints that only the sandbox has, for tests and tools. */
export const controlEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Responds with ok once the service is ready.',
    example: '/healthz',
    isOpen: true,
    response: 'health',
    handle: ({ namespace }) => Response.json({ status: 'ok', items: namespace.catalog.count() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/requests',
    summary: 'The last requests, oldest first, without keys and tokens.',
    example: '/_sandbox/requests',
    isOpen: true,
    query: ['namespace'],
    response: 'requests',
    handle: ({ namespace }) => Response.json({ requests: namespace.requests.entries() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/events',
    summary: 'The last events that pingbacks sent, oldest first.',
    example: '/_sandbox/events',
    isOpen: true,
    query: ['namespace'],
    response: 'events',
    handle: ({ namespace }) => Response.json({ events: namespace.events.entries() }),
  },
  {
    method: 'GET',
    path: '/_sandbox/faults',
    summary: 'The active faults, newest first.',
    example: '/_sandbox/faults',
    isOpen: true,
    query: ['namespace'],
    response: 'faults',
    handle: ({ namespace }) => Response.json({ faults: namespace.faults.list() }),
  },
  {
    method: 'POST',
    path: '/_sandbox/faults',
    summary:
      'Adds a fault: {path, method?, query?, requestHeaders?, probability?, times?, latencyMs?, status?, message?, headers?, body?}.',
    example: '/_sandbox/faults',
    isOpen: true,
    query: ['namespace'],
    body: 'fault',
    response: 'faults',
    handle: addFault,
  },
  {
    method: 'DELETE',
    path: '/_sandbox/faults/:id',
    summary: 'Removes one fault, by its id in the state of the admin page.',
    example: '/_sandbox/faults/1',
    isOpen: true,
    handle({ namespace, params }) {
      if (!namespace.faults.remove(Number(params.id))) throw notFound('No such fault.');
      return noContent();
    },
  },
  {
    method: 'DELETE',
    path: '/_sandbox/faults',
    summary: 'Removes all faults.',
    example: '/_sandbox/faults',
    isOpen: true,
    handle({ namespace }) {
      namespace.faults.clear();
      return noContent();
    },
  },
  {
    method: 'POST',
    path: '/_sandbox/reset',
    summary: 'Forgets faults, logs and everything that requests have changed.',
    example: '/_sandbox/reset',
    isOpen: true,
    handle({ namespace }) {
      namespace.reset();
      return noContent();
    },
  },
  {
    method: 'GET',
    path: '/_sandbox/clock',
    summary: 'The time that the service goes by.',
    example: '/_sandbox/clock',
    isOpen: true,
    query: ['namespace'],
    response: 'clock',
    handle: clockJson,
  },
  {
    method: 'POST',
    path: '/_sandbox/clock',
    summary:
      'Moves the clock: {now} to a time, or {advanceMs} by milliseconds. A reset sets it right.',
    example: '/_sandbox/clock',
    isOpen: true,
    query: ['namespace'],
    body: 'clock',
    response: 'clock',
    handle: setClock,
  },
  {
    method: 'GET',
    path: '/_sandbox/rate-limit',
    summary: 'How many requests one key may send.',
    example: '/_sandbox/rate-limit',
    isOpen: true,
    query: ['namespace'],
    response: 'rateLimit',
    handle: rateLimitJson,
  },
  {
    method: 'PUT',
    path: '/_sandbox/rate-limit',
    summary: 'Sets how many requests one key may send: {perHour}.',
    example: '/_sandbox/rate-limit',
    isOpen: true,
    query: ['namespace'],
    body: 'rateLimit',
    response: 'rateLimit',
    async handle(context) {
      const body = await readJson(context.request);
      context.namespace.rateLimit.set(orRefuse(() => readRateLimit(body)));
      return rateLimitJson(context);
    },
  },
  {
    method: 'DELETE',
    path: '/_sandbox/rate-limit',
    summary: 'Lifts the limit.',
    example: '/_sandbox/rate-limit',
    isOpen: true,
    handle({ namespace }) {
      namespace.rateLimit.set(undefined);
      return noContent();
    },
  },
  {
    method: 'GET',
    path: '/_sandbox/namespaces',
    summary: 'Names of the open namespaces, last used first.',
    example: '/_sandbox/namespaces',
    isOpen: true,
    response: 'namespaces',
    handle: ({ namespace }) => Response.json({ namespaces: namespace.namespaces.names() }),
  },
  {
    method: 'DELETE',
    path: '/_sandbox/namespaces/:name',
    summary: 'Forgets a namespace and all that is in it.',
    example: '/_sandbox/namespaces/demo',
    isOpen: true,
    handle({ namespace, params }) {
      if (!namespace.namespaces.forget(params.name ?? '')) throw notFound('No such namespace.');
      return noContent();
    },
  },
];
