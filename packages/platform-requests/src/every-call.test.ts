import { inspect } from 'node:util';
import { serve } from '@gifkit/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformCall } from './call.ts';
import { createPlatformContext, type PlatformContext } from './context.ts';
import { PlatformError } from './errors.ts';
import * as groups from './groups.ts';
import { serverOf } from './send.ts';
import { exampleOf } from './test/examples.ts';

type AnyCall = PlatformCall<unknown[], unknown>;

const SECRETS = [
  'the-csrf-token',
  'the-token',
  'the-password',
  'the-access-token',
  'the-session-id',
];
const [csrf = '', token, password, accessToken, session] = SECRETS;

let request: Request;
let respond: () => Response;
let server: Awaited<ReturnType<typeof serve>>;
let platform: PlatformContext;
const logged: unknown[][] = [];

/** Repeats the whole request, as careless servers do. */
const echo = (status: number) => (): Response => {
  const headers = Object.fromEntries(request.headers);
  const body = { meta: { msg: `No: ${request.url} ${inspect(headers)}` }, headers };
  return Response.json(body, { status, headers: { 'Set-Cookie': `csrftoken=${csrf}` } });
};

beforeAll(async () => {
  const fetch = async (received: Request) => {
    request = received.clone();
    return respond();
  };
  server = await serve({ fetch }, { port: 0 });
  platform = createPlatformContext({
    origin: server.url,
    getToken: async () => token,
    getAccessToken: () => accessToken,
    getCookies: () => `csrftoken=${csrf}; sessionid=${session}`,
    logger: { error: (...message) => void logged.push(message) },
  });
});

afterAll(() => server.close());

beforeEach(() => {
  logged.length = 0;
  platform.storyLists.clear();
});

const calls = Object.entries(groups).flatMap(([subject, group]) =>
  Object.entries<unknown>(group).map(([name, call]) => {
    const [args, line, body] = exampleOf(subject, name);
    return { name, call: call as AnyCall, args, line, body };
  }),
);

/** All readable text of a value. */
const visible = (value: unknown): string => inspect(value, { depth: 9, showHidden: true });

const expectNoSecrets = (value: unknown): void => {
  for (const secret of SECRETS) expect(visible(value)).not.toContain(secret);
};

describe.each(calls)('$name', ({ call, args, line, body }) => {
  const withOptions = (options: object) => [...args, options];

  it('logs a failure and resolves to undefined', async () => {
    respond = echo(500);
    expect(await call(platform, ...withOptions({ password }))).toBeUndefined();
    expect(logged.at(-1)?.at(-1)).toBeInstanceOf(PlatformError);
    expectNoSecrets(logged);
  });

  it('treats 204 as a success', async () => {
    respond = () => new Response(null, { status: 204 });
    await call.strict(platform, ...args);
    await call(platform, ...args);
    expect(logged).toEqual([]);
  });

  it('throws in its strict form, with the server’s message', async () => {
    respond = echo(422);
    const error: unknown = await call
      .strict(platform, ...withOptions({ password }))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining('No: ') });
    if (!(error instanceof PlatformError)) throw error;
    expect(error.json).toEqual(await error.response?.json());
    expect(error.json).toMatchObject({ headers: { host: expect.any(String) } });
    expectNoSecrets(error);
    expect(logged).toEqual([]);
  });

  it('sends its request with the credentials of its server only', async () => {
    respond = echo(422);
    await call.strict(platform, ...withOptions({ password })).catch(() => {});
    const { headers, method } = request;
    const { pathname, searchParams, href } = new URL(request.url);
    const auth = call.endpoints.flatMap((endpoint) => serverOf(endpoint).auth);
    const when = (kind: string, value: string | undefined) =>
      auth.some((one) => one === kind) ? value : null;
    expect(headers.get('X-CSRFToken')).toBe(when('session', csrf));
    expect(headers.get('Cookie')).toBe(when('session', `csrftoken=${csrf}; sessionid=${session}`));
    expect(headers.get('X-Requested-With')).toBe(when('session', 'XMLHttpRequest'));
    expect(headers.get('Authorization')).toBe(when('token', `Token ${token}`));
    expect(headers.get('X-Password')).toBe(when('token', password));
    expect(searchParams.get('access_token')).toBe(when('access_token', accessToken));
    const [query = ''] = href.slice(href.indexOf(pathname) + pathname.length).split(/[?&]access_/);
    expect(`${method} ${pathname}${query}`).toBe(line);
    if (body) expect(await request.json()).toEqual(body);
  });

  it('aborts without a log', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    respond = () => {
      controller.abort(new Error('enough'));
      return new Response(new ReadableStream());
    };
    expect(await call(platform, ...withOptions({ signal }))).toBeUndefined();
    await expect(call.strict(platform, ...withOptions({ signal }))).rejects.toThrow('enough');
    expect(logged).toEqual([]);
  });
});
