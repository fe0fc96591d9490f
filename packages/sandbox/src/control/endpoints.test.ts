import { afterEach, describe, expect, it } from 'vitest';
import { openApi } from '../test/api.ts';

const api = openApi();
const SEARCH = '/v1/gifs/search?q=happy&api_key=secret';

/** Sends a fault as `curl -d` does: as JSON with the content type of a form. */
const fault = (body: unknown): Promise<Response> =>
  api.raw('/_sandbox/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: JSON.stringify(body),
  });

const pingback = (body: string, query = '?apikey=k'): Promise<Response> =>
  api.raw(`/v2/pingback${query}`, { method: 'POST', body });

const requests = async () => (await (await api.raw('/_sandbox/requests')).json()).requests;
const events = async () => (await (await api.raw('/_sandbox/events')).json()).events;

afterEach(() => api.raw('/_sandbox/reset', { method: 'POST' }));

describe('a fault', () => {
  it('truncates JSON, sends no body, or clears the response_id', async () => {
    await fault({ path: '/v1', body: 'malformed' });
    await expect((await api.raw(SEARCH)).json()).rejects.toThrow(SyntaxError);
    await fault({ path: '/v1', body: 'empty', status: 500 });
    const empty = await api.raw(SEARCH);
    expect([empty.status, await empty.text()]).toEqual([500, '']);
    await fault({ path: '/v1', body: 'synthetic' });
    const synthetic = await api.raw(SEARCH);
    expect(synthetic.status).toBe(200);
    expect((await synthetic.json()).meta.response_id).toBe('');
  });

  it.each([204, 205, 304])('sends no body with status %d', async (status) => {
    await fault({ path: '/v1', status, body: 'malformed' });
    const response = await api.raw(SEARCH);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  it('drops the connection', async () => {
    await fault({ path: '/v1', body: 'dropped' });
    expect((await api.raw(SEARCH)).type).toBe('error');
    expect((await requests())[0].status).toBe(0);
  });

  it('affects the given number of requests, the newest fault first', async () => {
    await fault({ path: '/v1', status: 500, times: 2 });
    await fault({ path: '/v1/gifs/search', status: 429, times: 1 });
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await api.raw(SEARCH)).status);
    expect(statuses).toEqual([429, 500, 500, 200]);
  });

  it('affects paths with its prefix or pattern', async () => {
    await fault({ path: '/v1/*/search', status: 500 });
    await fault({ path: '/media/**.mp4', status: 410 });
    const status = async (path: string) => (await api.raw(`${path}?api_key=k&q=a`)).status;
    expect(await status('/v1/stickers/search')).toBe(500);
    expect(await status('/v1/gifs/search/tags')).toBe(200);
    expect(await status('/media/any/giphy.mp4')).toBe(410);
    expect(await status('/media/any/giphy.gif')).toBe(404);
  });

  it('skips preflights and the sandbox’s own calls', async () => {
    await fault({ path: '/', status: 500 });
    expect((await api.raw(SEARCH, { method: 'OPTIONS' })).status).toBe(204);
    expect((await api.raw('/_sandbox/requests')).status).toBe(200);
  });

  it('is listed with its remaining count, and can be removed', async () => {
    await fault({ path: '/v1', status: 500, times: 3 });
    await api.raw(SEARCH);
    const list = await (await api.raw('/_sandbox/faults')).json();
    expect(list).toEqual({ faults: [{ path: '/v1', status: 500, times: 2 }] });
    await api.raw('/_sandbox/faults', { method: 'DELETE' });
    expect((await api.raw(SEARCH)).status).toBe(200);
  });
});

describe('the log of requests', () => {
  it('lists requests without keys and tokens', async () => {
    await api.raw(SEARCH, { headers: { authorization: 'Token t', 'x-giphy-sdk-name': 'sdk' } });
    expect(await requests()).toEqual([
      {
        method: 'GET',
        path: '/v1/gifs/search',
        query: { q: 'happy', api_key: 'REDACTED' },
        headers: { authorization: 'REDACTED', 'x-giphy-sdk-name': 'sdk' },
        status: 200,
      },
    ]);
  });

  it('keeps the last thousand entries', async () => {
    for (let call = 0; call < 1010; call++) await api.raw(`/nothing/${call}`);
    const kept = await requests();
    expect(kept).toHaveLength(1000);
    expect(kept[0].path).toBe('/nothing/10');
  });
});

it('logged events drop the oldest when they exceed the size limit', async () => {
  const event = (size: number) => JSON.stringify({ events: [{ text: 'x'.repeat(size) }] });
  for (const size of [3_000_000, 3_000_001, 3_000_002]) await pingback(event(size));
  const lengths = (await events()).map(({ text }: { text: string }) => text.length);
  expect(lengths).toEqual([3_000_001, 3_000_002]);
});

describe('pingbacks', () => {
  it('are logged one by one, regardless of content type', async () => {
    const response = await pingback(JSON.stringify({ events: [{ ts: 1 }, { ts: 2 }] }));
    expect(response.status).toBe(200);
    await pingback(JSON.stringify({ events: [] }));
    expect(await events()).toEqual([{ ts: 1 }, { ts: 2 }]);
  });

  it('count each event_id once, within and across requests', async () => {
    const [first, second] = [{ event_id: 'once-1' }, { event_id: 'once-2' }];
    await pingback(JSON.stringify({ events: [first, first] }));
    await pingback(JSON.stringify({ events: [first, second] }));
    expect((await events()).filter((event: object) => 'event_id' in event)).toEqual([
      first,
      second,
    ]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"events":{}}',
    '{"events":[',
    '{"events":[{"ts":1},2]}',
    '{"events":[[]]}',
  ])('are refused and not logged: %j', async (body) => {
    const before = await events();
    expect((await pingback(body)).status).toBe(400);
    expect(await events()).toEqual(before);
  });
});

it('a reset clears logs, faults and changes, and restarts the random sequence', async () => {
  const random = async () =>
    (await (await api.raw('/v1/gifs/random?api_key=k')).json()).data.id as string;
  await api.raw('/_sandbox/reset', { method: 'POST' });
  const first = [await random(), await random()];
  await api.raw(`/v1/gifs/${first[0]}/cta?link=https://a.example&text=a&api_key=k`, {
    method: 'PUT',
  });
  await fault({ path: '/v1', status: 500 });
  await pingback('{"events":[{}]}');
  expect((await api.raw('/_sandbox/reset', { method: 'POST' })).status).toBe(204);
  expect([await requests(), await events()]).toEqual([[], []]);
  expect([await random(), await random()]).toEqual(first);
  const { data } = await (await api.raw(`/v1/gifs/${first[0]}?api_key=k`)).json();
  expect(data).not.toHaveProperty('cta');
});
