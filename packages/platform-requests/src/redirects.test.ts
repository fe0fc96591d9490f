import { serve } from '@gifkit/sandbox';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from './create-platform.ts';

type Server = Awaited<ReturnType<typeof serve>>;

let own: Server;
let other: Server;
let platform: Platform['strict'];
let arrived: string[];
let status: number;
let target: string;

const redirects = (path: string): Response =>
  new Response(null, { status, headers: { Location: target.replace('{path}', path) } });

const open = (name: string, respond: (path: string) => Response): Promise<Server> =>
  serve(
    {
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const length = (await request.text()).length;
        const token = request.headers.get('Authorization') ? ' with token' : '';
        arrived.push(`${name} ${request.method} ${pathname}${search} ${length}${token}`);
        return respond(pathname);
      },
    },
    { port: 0 },
  );

beforeEach(async () => {
  arrived = [];
  status = 302;
  own = await open('own', redirects);
  other = await open('other', () => Response.json({}));
  platform = createPlatform({
    origin: own.url,
    getToken: () => 'the-token',
    getCookies: () => 'csrftoken=the-csrf-token',
  }).strict;
});

afterEach(async () => {
  await own.close();
  await other.close();
});

it.each([
  ['a token', () => platform.stories.getStory('a')],
  ['an access token', () => platform.scheduler.getSchedule()],
  ['a session and a token', () => platform.users.getUser('a')],
])('does not send %s to another origin', async (_, call) => {
  for (status of [301, 302, 303, 307, 308]) {
    target = `${other.url}{path}?access_token=the-token`;
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'PlatformError',
      status,
      message: '@gifkit/platform-requests: The request must not follow this redirect',
    });
    expect(JSON.stringify([...(error as { response: Response }).response.headers])).not.toContain(
      'the-token',
    );
  }
  expect(arrived.filter((line) => line.startsWith('other'))).toEqual([]);
});

it('follows any redirect of a request without secrets', async () => {
  target = `${other.url}{path}`;
  await platform.imaging.trimUrl('any', { start: 0, duration: 1 });
  expect(arrived).toHaveLength(2);
});

it('leaves redirects on the page’s own origin to the browser', async () => {
  vi.stubGlobal('location', { origin: 'https://example.com' });
  const fetch = vi.fn(async () => Response.json({}));
  const { stories } = createPlatform({ fetch, getToken: () => 'the-token' }).strict;
  await stories.getStory('a');
  expect(fetch.mock.calls).toEqual([
    ['https://example.com/v1/stories/a', expect.objectContaining({ mode: 'same-origin' })],
  ]);
});

it('fails if the browser hides the target of a redirect', async () => {
  const opaque = Object.defineProperties(new Response(), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });
  const fetch = vi.fn(async () => opaque);
  const { stories } = createPlatform({
    origin: own.url,
    fetch,
    getToken: () => 'the-token',
  }).strict;
  await expect(stories.getStory('a')).rejects.toMatchObject({
    name: 'PlatformError',
    status: 0,
    message: '@gifkit/platform-requests: The request must not follow this redirect',
  });
});
