import { abortReason, type SharedRequest, segment, shareRequest, toQuery } from '@gifkit/http';
import { toJson } from '@gifkit/model';
import type { CallOptions, PlatformContext } from './context.ts';
import { type Auth, credentialsFor } from './credentials.ts';
import { ERROR_PREFIX, PlatformError } from './errors.ts';
import { transport } from './transport.ts';

/** Servers: pattern of their endpoints, base URL, and authentication of their calls. The first match wins. */
const SERVERS: readonly [RegExp, (platform: PlatformContext) => string, ...auth: Auth[]][] = [
  [/ \/v1\//, ({ gatewayUrl }) => gatewayUrl, 'token'],
  [/ \/trendingscheduler\//, ({ schedulerUrl }) => schedulerUrl, 'access_token'],
  [/ \/imaging\//, ({ imagingUrl }) => imagingUrl],
  [/ \/api\/v1\/users\/\{id\}\/$/, ({ origin }) => origin, 'session', 'token'],
  [/ \//, ({ origin }) => origin, 'session'],
];

/** Method and path, with `{name}` for each parameter. */
export type Endpoint = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export function serverOf(endpoint: Endpoint) {
  const [, baseUrl, ...auth] = SERVERS.find(([pattern]) => pattern.test(endpoint)) ?? [];
  if (!baseUrl) throw new TypeError(`No server has ${endpoint}`);
  return { baseUrl, auth };
}

export interface Parts {
  params?: Readonly<Record<string, string | number>>;
  /** Undefined parameters are left out. */
  query?: object;
  /** Sent unchanged if it is a form, else as JSON. */
  body?: object;
  options?: CallOptions | undefined;
}

export interface Received {
  response: Response;
  url: string;
  /** Secrets of the request, which errors must not contain. */
  secrets: readonly string[];
}

export type Reader<T> = (received: Received) => Promise<T>;

const STORY_LISTS = /^GET \/v1\/[^{]+$/;

const STORY_CHANGES = /^(POST|PUT|DELETE) \/v1\//;

/** Time that a story list is cached, in ms. */
const STORY_LIST_MAX_AGE = 60_000;

/** @throws {TypeError} when a parameter of the path is missing, empty, `.` or `..`. */
function urlOf(
  platform: PlatformContext,
  endpoint: Endpoint,
  { params = {}, query = {} }: Parts,
): string {
  const filled = endpoint
    .slice(endpoint.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name], `{${name}}`));
  const search = toQuery(query);
  return `${serverOf(endpoint).baseUrl(platform)}${filled}${search && `?${search}`}`;
}

/** True for forms, also of another window or of a test's document. */
const isForm = (body: object): body is FormData =>
  Object.prototype.toString.call(body) === '[object FormData]';

function initOf(
  endpoint: Endpoint,
  { body }: Parts,
  credentials: Record<string, string>,
): RequestInit {
  const method = endpoint.slice(0, endpoint.indexOf(' '));
  const common = { Accept: '*/*', ...credentials };
  if (body === undefined) return { method, headers: common };
  if (isForm(body)) return { method, headers: common, body };
  const json = { ...common, 'Content-Type': 'application/json' };
  return { method, headers: json, body: toJson(body) };
}

/**
 * Sends the request of a call and reads the response. Equal requests for story lists with the same credentials
 * share one response for 60 s, until a call changes a story.
 *
 * @throws {PlatformError} when the request fails.
 * @throws {unknown} the signal's reason when the signal is aborted.
 */
export async function send<T>(
  platform: PlatformContext,
  endpoint: Endpoint,
  parts: Parts,
  read: Reader<T>,
): Promise<T> {
  const { signal, password } = parts.options ?? {};
  const { timeout = platform.timeout, maxResponseBytes = platform.maxResponseBytes } =
    parts.options ?? {};
  const url = urlOf(platform, endpoint, parts);
  if (signal?.aborted) throw abortReason(signal);
  const { auth } = serverOf(endpoint);
  const { headers, query, secrets } = await credentialsFor(platform, auth, password);
  if (signal?.aborted) throw abortReason(signal);

  function start(): SharedRequest<Response> {
    const full = urlOf(platform, endpoint, { ...parts, query: { ...parts.query, ...query } });
    const init = initOf(endpoint, parts, headers);
    const limits = { secrets, maxBytes: maxResponseBytes };
    return shareRequest(
      (ended) => transport(platform.fetch, full, { ...init, signal: ended }, limits),
      timeout,
      () => new PlatformError(`${ERROR_PREFIX}no response within ${timeout} ms`, full),
    );
  }

  function shareList(key: string): SharedRequest<Response> {
    const known = platform.storyLists.get(key)?.value;
    if (known && !known.isAborted()) return known;
    const request = start();
    const { keepFor } = platform.storyLists.set(key, request);
    request.response.then(
      () => keepFor(STORY_LIST_MAX_AGE),
      () => keepFor(0),
    );
    return request;
  }

  const isList = STORY_LISTS.test(endpoint);
  const request = isList ? shareList(JSON.stringify([url, ...secrets])) : start();
  try {
    const response = await request.join(signal);
    return await read({ response: response.clone(), url, secrets });
  } finally {
    if (STORY_CHANGES.test(endpoint)) platform.storyLists.clear();
  }
}
