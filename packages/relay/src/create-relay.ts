import { type Answer, answerResponse } from './answer/answer.ts';
import { addCors, assertOrigin, preflightResponse } from './answer/origins.ts';
import { Problem, problemResponse } from './answer/problem.ts';
import { createKeep, type Kept, keepNothing, mayKeep } from './cache/keep.ts';
import type { AnswerSource, RelayEvent } from './events/events.ts';
import { addRateLimit, assertQuota, type Quota, take } from './limit/limits.ts';
import { createMedia } from './media/create-media.ts';
import { type RelayOptions, readRelayOptions } from './relay-options.ts';
import { CALLS, type CallName, capabilitiesOf, type RelayCapabilities } from './route/calls.ts';
import { findRoute } from './route/find-route.ts';
import { readBody } from './route/read-body.ts';
import {
  type ParameterName,
  type Parameters,
  querySource,
  readParameters,
} from './route/read-parameters.ts';
import { askService } from './upstream/ask-service.ts';
import { createFlights } from './upstream/flights.ts';

export interface Relay {
  /**
   * Answers a request below `basePath`. It needs no `this`, and never rejects.
   *
   * @example export const GET = relay.fetch
   */
  fetch(request: Request): Promise<Response>;
  /** What `relayed` needs to know, as plain JSON; `GET <basePath>/capabilities` answers the same. */
  readonly capabilities: RelayCapabilities;
}

const BYTES = 16;

/** A text as the first half of its SHA-256, so that a store has neither terms nor clients in plain words. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(hash).subarray(0, BYTES)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What comes to light about a request on its way. */
interface Course {
  route: Extract<RelayEvent, { type: 'request' }>['route'];
  quota?: Quota;
  source?: AnswerSource;
}

/**
 * A server for a GIF service: the key stays there, and the service sees neither readers nor what their browsers say.
 * The way of a request: route, limit, cache, service, answer.
 *
 * @throws {TypeError} when an option is wrong.
 * @throws {TermsError} when the service's terms forbid it, or want an approval that is not named.
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
  const media = rest.media && createMedia(rest.media, rest.send, rest.timeout);
  const keep =
    mayKeep(capabilities) && rest.cache.maxAge > 0
      ? createKeep(store, namespace, rest.cache, rest.timeout)
      : keepNothing;
  const join = createFlights<Kept>();

  /** Counts the request for its client. @throws {Problem} 429 */
  async function limitClient(request: Request, course: Course): Promise<void> {
    if (!client || !limits.client) return;
    const who = await digest(client(request) ?? '');
    course.quota = await take(store, 'client', `${namespace}:client:${who}`, limits.client);
    assertQuota(course.quota);
  }

  /** Counts the call for all. @throws {Problem} 429 */
  async function limitOverall(): Promise<void> {
    if (limits.overall)
      assertQuota(await take(overallStore, 'overall', `${namespace}:overall`, limits.overall));
  }

  async function readCall(name: CallName, request: Request): Promise<Partial<Parameters>> {
    const source = name === 'shares' ? await readBody(request) : querySource(request);
    return readParameters<ParameterName>(source, CALLS[name].takes, capabilities);
  }

  async function ask(
    name: CallName,
    parameters: Partial<Parameters>,
    signal: AbortSignal,
  ): Promise<Answer> {
    await limitOverall();
    const call = (own: AbortSignal) => CALLS[name].ask(provider, parameters as Parameters, own);
    return askService(name, call, signal, { ...rest, report });
  }

  async function answerCall(name: CallName, request: Request, course: Course): Promise<Response> {
    await limitClient(request, course);
    const parameters = await readCall(name, request);
    if (name === 'shares') {
      await ask(name, parameters, request.signal);
      return new Response(null, { status: 204 });
    }
    const key = await digest(JSON.stringify([name, parameters]));
    const call = (signal: AbortSignal) => ask(name, parameters, signal);
    const start = (signal: AbortSignal) => keep(key, call, signal);
    const { answer, source } = await join(key, start, request.signal);
    course.source = source;
    return answerResponse(media ? await media.withLinks(answer) : answer, source);
  }

  async function respond(request: Request, course: Course): Promise<Response> {
    if (request.method === 'OPTIONS') {
      assertOrigin(request, origins);
      return preflightResponse();
    }
    const route = findRoute(request, basePath, capabilities.calls, media !== undefined);
    course.route = route.name;
    if (route.name === 'media')
      return (media as NonNullable<typeof media>).send(request, route.link);
    assertOrigin(request, origins);
    if (route.name === 'health') return Response.json({ status: 'ok' }, NO_STORE);
    if (route.name === 'capabilities') return Response.json(capabilities, NO_STORE);
    return answerCall(route.name, request, course);
  }

  /** What the sender is told; what nobody has foreseen is told to the owner alone. */
  function refuse(error: unknown, request: Request, { route }: Course): Response {
    if (error instanceof Problem) return problemResponse(error.details);
    if (request.signal.aborted) return problemResponse(LEFT);
    const message = `@gifkit/relay: ${route}: an error in the relay or in what it was given`;
    const known = route === 'health' || route === 'capabilities' ? 'none' : route;
    report({ type: 'failure', route: known, message, error });
    return problemResponse({ status: 500, detail: 'Something went wrong in the relay.' });
  }

  async function answer(request: Request): Promise<Response> {
    const begun = performance.now();
    const course: Course = { route: 'none' };
    const response = await respond(request, course).catch((error: unknown) =>
      refuse(error, request, course),
    );
    addCors(response, request, origins);
    if (course.quota) addRateLimit(response, course.quota);
    const { route, source } = course;
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

  return { fetch: answer, capabilities };
}

function withoutBody(response: Response): Response {
  response.body?.cancel().catch(() => {});
  return new Response(null, response);
}

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

const LEFT = { status: 499, detail: 'The client has left.' };
