import { hexDigest } from '@gifkit/http';
import { type CachedResponse, createCache, noCache } from './cache/response-cache.ts';
import type { RouteName } from './events/events.ts';
import { addRateLimit, assertQuota, take } from './limit/limits.ts';
import { createMedia } from './media/create-media.ts';
import { type RelayOptions, readRelayOptions } from './relay-options.ts';
import { addCors, assertOrigin, preflightResponse } from './response/origins.ts';
import { Problem, problemResponse } from './response/problem.ts';
import { type ResponseBody, type ResponseSource, toResponse } from './response/response.ts';
import { CALLS, type CallName, capabilitiesOf, type RelayCapabilities } from './route/calls.ts';
import { findRoute } from './route/find-route.ts';
import {
  createParameterReader,
  type Parameters,
  querySource,
  readBody,
} from './route/read-parameters.ts';
import { askService, reportOutage } from './upstream/ask-service.ts';
import { createRequestCoalescer } from './upstream/coalesce.ts';

export interface Relay {
  /**
   * Handles a request below `basePath`. It needs no `this` and never rejects.
   *
   * @example export const GET = relay.fetch
   */
  fetch(request: Request): Promise<Response>;
  /** Options of `relayed` as plain JSON, also served at `GET <basePath>/capabilities`. */
  readonly capabilities: RelayCapabilities;
}

/** Stores contain neither search terms nor client ids. */
const digest = (text: string): Promise<string> => hexDigest(text, 32);

interface RequestTrace {
  route: RouteName;
  quota?: Awaited<ReturnType<typeof take>>;
  source?: ResponseSource;
}

/**
 * Creates a server route for a GIF service. The key stays on the server, and the service sees neither
 * users nor their browsers' headers. Each request passes routing, limits, cache and service in this order.
 *
 * @throws {TypeError} if an option is invalid.
 * @throws {TermsError} if the service's terms forbid relaying, or require an approval that is missing.
 */
export function createRelay(options: RelayOptions): Relay {
  const {
    provider,
    store,
    overallStore,
    namespace,
    limits,
    client,
    origins,
    basePath,
    report,
    ...rest
  } = readRelayOptions(options);
  const capabilities = capabilitiesOf(provider);
  const readParameters = createParameterReader(capabilities);
  const media = rest.media && createMedia(rest.media, rest.send, rest.timeout);
  // Responses contain media URLs.
  const cache =
    capabilities.mayCacheUrls === 'yes' && rest.cache.maxAge > 0
      ? createCache(store, namespace, rest.cache, rest.timeout)
      : noCache;
  const join = createRequestCoalescer<CachedResponse>();

  async function limitClient(request: Request, trace: RequestTrace): Promise<void> {
    if (!client || !limits.client) return;
    const who = await digest(client(request) ?? '');
    trace.quota = await take(store, 'client', `${namespace}:client:${who}`, limits.client);
    assertQuota(trace.quota);
  }

  async function limitOverall(): Promise<void> {
    if (limits.overall)
      assertQuota(await take(overallStore, 'overall', `${namespace}:overall`, limits.overall));
  }

  async function readCall(name: CallName, request: Request): Promise<Partial<Parameters>> {
    const source = name === 'shares' ? await readBody(request) : querySource(request);
    return readParameters(source, CALLS[name].takes);
  }

  async function ask(
    name: CallName,
    parameters: Partial<Parameters>,
    signal: AbortSignal,
  ): Promise<ResponseBody> {
    await limitOverall();
    const call = (own: AbortSignal) => CALLS[name].ask(provider, parameters as Parameters, own);
    return askService(name, call, signal, { ...rest, report });
  }

  async function respondToCall(
    name: CallName,
    request: Request,
    trace: RequestTrace,
  ): Promise<Response> {
    await limitClient(request, trace);
    const parameters = await readCall(name, request);
    if (name === 'shares') {
      await ask(name, parameters, request.signal);
      return new Response(null, { status: 204 });
    }
    const key = await digest(JSON.stringify([name, parameters]));
    const call = (signal: AbortSignal) => ask(name, parameters, signal);
    const start = (signal: AbortSignal) => cache(key, call, signal);
    const { body, source } = await join(key, start, request.signal);
    trace.source = source;
    return toResponse(media ? await media.withLinks(body) : body, source);
  }

  async function respond(request: Request, trace: RequestTrace): Promise<Response> {
    if (request.method === 'OPTIONS') {
      assertOrigin(request, origins);
      return preflightResponse();
    }
    const route = findRoute(request, basePath, capabilities.calls, media !== undefined);
    trace.route = route.name;
    if (route.name === 'media')
      return (media as NonNullable<typeof media>).send(request, route.link);
    assertOrigin(request, origins);
    if (route.name === 'health') return Response.json({ status: 'ok' }, NO_STORE);
    if (route.name === 'capabilities') return Response.json(capabilities, NO_STORE);
    return respondToCall(route.name, request, trace);
  }

  /** Converts an error to a response. Only the owner gets the details of an unexpected error. */
  function refuse(error: unknown, request: Request, { route }: RequestTrace): Response {
    if (request.signal.aborted) return problemResponse(LEFT);
    const problem = error instanceof Problem ? error : new Problem(BROKEN, error);
    // Calls of the service have reported their failures.
    if (route === 'media' || problem.details.status === 500) reportOutage(report, route, problem);
    return problemResponse(problem.details);
  }

  async function handle(request: Request): Promise<Response> {
    const begun = performance.now();
    const trace: RequestTrace = { route: 'none' };
    const response = await respond(request, trace).catch((error: unknown) =>
      refuse(error, request, trace),
    );
    addCors(response, request, origins);
    if (trace.quota) addRateLimit(response, trace.quota);
    const { route, source } = trace;
    const duration = performance.now() - begun;
    report({
      type: 'request',
      route,
      status: response.status,
      duration,
      ...(source && { source }),
    });
    return request.method === 'HEAD' ? withoutBody(response) : response;
  }

  return { fetch: handle, capabilities };
}

function withoutBody(response: Response): Response {
  response.body?.cancel().catch(() => {});
  return new Response(null, response);
}

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

const BROKEN = { status: 500, detail: 'Something went wrong in the relay or in its options.' };

const LEFT = { status: 499, detail: 'The client has left.' };
