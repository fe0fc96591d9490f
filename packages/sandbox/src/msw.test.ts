import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';

const ORIGIN = 'https://api.giphy.com';
const sandbox = createSandbox();
const server = setupServer(http.all(`${ORIGIN}/*`, ({ request }) => sandbox.fetch(request)));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const post = (path: string, body: unknown) =>
  fetch(`${ORIGIN}${path}`, { method: 'POST', body: JSON.stringify(body) });

describe('through msw', () => {
  it('responds on the mocked origin', async () => {
    const response = await fetch(`${ORIGIN}/v1/stickers/trending?api_key=k&limit=1`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    const { data } = await response.json();
    expect(data[0].images.original.url).toMatch(/^https:\/\/api\.giphy\.com\/media\//);
    expect((await fetch(data[0].images.original_mp4.mp4)).headers.get('content-type')).toBe(
      'video/mp4',
    );
  });

  it('accepts pingbacks', async () => {
    await post('/v2/pingback?apikey=k', { events: [{ action_type: 'SEEN' }] });
    const { events } = await (await fetch(`${ORIGIN}/_sandbox/events`)).json();
    expect(events).toEqual([{ action_type: 'SEEN' }]);
  });
});
