import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { createPlatform, GROUPS, type Platform } from './create-platform.ts';
import { PlatformError } from './errors.ts';
import { serverOf } from './send.ts';
import { EXAMPLES } from './test/examples.ts';

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
let platform: Platform;
const logged: unknown[][] = [];

/** Repeats the whole request, as careless servers do. */
const echo = (status: number) => (): Response => {
  const headers = Object.fromEntries(request.headers);
  const body = { meta: { msg: `No: ${request.url} ${inspect(headers)}` }, headers };
  return Response.json(body, { status, headers: { 'Set-Cookie': `csrftoken=${csrf}` } });
};

beforeEach(() => {
  logged.length = 0;
  platform = createPlatform({
    origin: 'https://example.com',
    getToken: async () => token,
    getAccessToken: () => accessToken,
    getCookies: () => `csrftoken=${csrf}; sessionid=${session}`,
    logger: { error: (...message) => void logged.push(message) },
    fetch: async (url, init) => {
      request = new Request(url, init);
      // As on a network, the response comes later.
      await Promise.resolve();
      return respond();
    },
  });
});

/** Finds a call such as `channels.getChannel`. */
function find<T>(calls: object, path: string): T {
  const [subject = '', name = ''] = path.split('.');
  return (calls as Record<string, Record<string, T>>)[subject]?.[name] as T;
}

it('has an example of each call', () => {
  const names = Object.entries(GROUPS).flatMap(([subject, calls]) =>
    Object.keys(calls).map((name) => `${subject}.${name}`),
  );
  const shown = new Set(EXAMPLES.map(([name]) => name));
  expect([...shown].toSorted()).toEqual(names.toSorted());
});

const expectNoSecrets = (value: unknown): void => {
  const visible = inspect(value, { depth: 9, showHidden: true });
  for (const secret of SECRETS) expect(visible).not.toContain(secret);
};

const examples = EXAMPLES.map(([name, args, line, body, own]) => ({ name, args, line, body, own }));

describe.each(examples)('$name, $line', ({ name, args, line, body, own }) => {
  type Bound = (...args: unknown[]) => Promise<unknown>;
  const call = (options: object) => find<Bound>(platform, name)(...args, { ...own, ...options });
  const strict = (options: object) =>
    find<Bound>(platform.strict, name)(...args, { ...own, ...options });

  it('logs a failure and resolves to undefined', async () => {
    respond = echo(500);
    expect(await call({ password })).toBeUndefined();
    expect(logged.at(-1)?.at(-1)).toBeInstanceOf(PlatformError);
    expectNoSecrets(logged);
  });

  it('treats 204 as a success', async () => {
    respond = () => new Response(null, { status: 204 });
    await strict({});
    await call({});
    expect(logged).toEqual([]);
  });

  it('throws in its strict form, with the server’s message', async () => {
    respond = echo(422);
    const error: unknown = await strict({ password }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining('No: ') });
    if (!(error instanceof PlatformError)) throw error;
    expect(error.json).toEqual(await error.response?.json());
    expect(error.json).toMatchObject({ headers: { accept: '*/*' } });
    expectNoSecrets(error);
    expect(logged).toEqual([]);
  });

  it('sends its request with the credentials of its server only', async () => {
    respond = echo(422);
    await strict({ password }).catch(() => {});
    const { headers, method } = request;
    const { pathname, searchParams, href } = new URL(request.url);
    const { endpoints } = find<Call<never, unknown>>(GROUPS, name);
    const auth = endpoints.flatMap((endpoint) => serverOf(endpoint).auth);
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
    expect(await call({ signal })).toBeUndefined();
    await expect(strict({ signal })).rejects.toThrow('enough');
    expect(logged).toEqual([]);
  });
});
