import { serve } from '@gifkit/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { first, openWire } from '../test/wire.ts';

it('sets a call to action with the web key, and says which package calls', async () => {
  const wire = await openWire();
  const gif = first(wire.gifs);
  const { setCallToAction } = wire.platform.strict.callToAction;
  expect(await setCallToAction(gif, { link: 'https://example.com', text: 'Buy' })).toBe(true);
  const { line, headers } = wire.last();
  expect(line).toMatch(
    new RegExp(
      `^PUT /v1/gifs/${gif}/cta\\?link=https%3A%2F%2Fexample.com&text=Buy&pingback_id=\\w{16}&api_key=web-key$`,
    ),
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-giphy-sdk-name': 'PlatformRequests',
    'x-giphy-sdk-version': expect.stringMatching(/^\d+\.\d+\.\d+/),
    'x-giphy-sdk-platform': 'web',
  });
  expect(await setCallToAction(gif)).toBe(true);
  expect(wire.last().line).toMatch(new RegExp(`^DELETE /v1/gifs/${gif}/cta\\?`));
});

it('makes the clients of the public API ask again', async () => {
  const wire = await openWire();
  const gif = first(wire.gifs);
  const client = wire.platform.api('web');
  await client.gif(gif);
  await wire.platform.strict.callToAction.setCallToAction(gif, {
    link: 'https://example.com',
    text: 'Buy',
  });
  const before = wire.seen.length;
  await client.gif(gif);
  expect(wire.seen.length).toBe(before + 1);
});

it.each(['', '/', '/v1', '/v2/', '/proxy'])('goes to an API at %s', async (path) => {
  const lines: string[] = [];
  const fetch = async ({ method, url }: Request) => {
    lines.push(`${method} ${new URL(url).pathname}`);
    return new Response(null, { status: 204 });
  };
  const server = await serve({ fetch }, { port: 0 });
  onTestFinished(() => server.close());
  const platform = createPlatform({
    origin: server.url,
    apiUrl: `${server.url}${path}`,
    apiKeys: { web: 'web-key' },
  });
  expect(await platform.strict.callToAction.setCallToAction('a')).toBe(true);
  const base = path === '/proxy' ? '/proxy' : path.length > 1 ? '/v1' : '';
  expect(lines).toEqual([`DELETE ${base}/gifs/a/cta`]);
});

it('names this package in the requests of its clients of the public API', async () => {
  const wire = await openWire();
  await wire.platform.api('web').trending();
  expect(wire.last().headers.get('X-GIPHY-SDK-NAME')).toBe('PlatformRequests');
});
