import { findAccount } from '../catalog/users.ts';
import { found } from '../http/errors.ts';
import { type Endpoint, openEndpoint } from '../http-api/endpoint.ts';
import { getEntry } from '../http-api/find-entry.ts';
import { FAULT } from './fault.ts';

const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { Location: location } });

/** The sandbox's own endpoints: for tests and tools, and the targets of links. */
export const controlEndpoints: readonly Endpoint[] = [
  openEndpoint('GET /healthz', 'Responds with ok once the service is ready.', ({ catalog }) => ({
    status: 'ok',
    items: catalog.count(),
  })),
  openEndpoint(
    'GET /_sandbox/requests',
    'The last requests, oldest first, without keys and tokens.',
    ({ requests }) => ({ requests: requests.entries() }),
  ),
  openEndpoint(
    'GET /_sandbox/events',
    'The last events that pingbacks sent, oldest first.',
    ({ events }) => ({ events: events.entries() }),
  ),
  openEndpoint('GET /_sandbox/faults', 'The active faults, newest first.', ({ faults }) => ({
    faults: faults.list(),
  })),
  openEndpoint(
    'POST /_sandbox/faults',
    'Adds a fault: {path, method?, query?, times?, latencyMs?, status?, message?, headers?, body?}.',
    { body: FAULT },
    ({ faults, body }) => {
      faults.add(body);
      return { faults: faults.list() };
    },
  ),
  openEndpoint('DELETE /_sandbox/faults', 'Removes all faults.', ({ faults }) => {
    faults.clear();
  }),
  openEndpoint(
    'POST /_sandbox/reset',
    'Resets faults, logs and all changes by requests.',
    ({ reset }) => {
      reset();
    },
  ),
  openEndpoint(
    'GET /:section{gifs|stickers|clips|g}/:slug',
    'An item’s page and short address: redirects to its embed page.',
    ({ catalog, params, addresses }) => {
      // The slug ends with the id.
      const [, id = ''] = /(?:^|-)(text-\d+-.+|[^-]*)$/s.exec(params.slug ?? '') ?? [];
      return redirect(`${addresses.embed}${getEntry(catalog, id).id}`);
    },
  ),
  openEndpoint(
    'GET /:username/',
    'An account’s page: redirects to a search for its GIFs.',
    ({ params: { username = '' } }) => {
      found(findAccount(username));
      return redirect(`/v1/gifs/search?q=${encodeURIComponent(`@${username}`)}&api_key=demo`);
    },
  ),
];
