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

it('follows no redirect to another host', async () => {
  const headers = { Location: 'http://169.254.169.254/latest/meta-data' };
  const { loaded, fetch, report } = load(() => new Response(null, { status: 302, headers }));
  expect(await loaded).toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
});

it('logs the service’s error in one line, even with line breaks in it', async () => {
  const write = vi.spyOn(console, 'error').mockReturnValue();
  const msg = 'no\n{"status":200}\u001b[2J';
  const fetch = async () => Response.json({ meta: { status: 500, msg } }, { status: 500 });
  await createLoadGif({ apiUrl: 'https://api.example.com/v1', apiKey: 'secret', fetch })('abc');
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.lastCall?.[0]).toMatch(/^.*no {"status":200} ?\[2J.*$/);
  expect(write.mock.lastCall?.[0]).not.toMatch(/secret|\p{Cc}/u);
  write.mockRestore();
});
