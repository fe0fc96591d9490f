// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createLoadGif } from './load-gif.ts';

const load = (respond: () => Response) => {
  const fetch = vi.fn(async () => respond());
  const report = vi.fn();
  const options = { apiUrl: 'https://api.example.com/v1', apiKey: 'a', fetch, report };
  return { fetch, report, loaded: createLoadGif(options)('abc') };
};

const json = (data: object) =>
  Response.json({ data, meta: { status: 200, msg: 'OK', response_id: 'r' } });

it.each([404, 410])('treats status %s as a missing GIF', async (status) => {
  const { loaded, report } = load(() => new Response('{}', { status }));
  expect(await loaded).toBe('missing');
  expect(report).not.toHaveBeenCalled();
});

it('treats a removed GIF as missing', async () => {
  expect(await load(() => json({ id: 'abc', is_removed: 1 })).loaded).toBe('missing');
  expect(await load(() => json({ id: 'abc' })).loaded).toMatchObject({ id: 'abc' });
});
