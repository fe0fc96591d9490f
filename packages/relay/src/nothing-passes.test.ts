import { describe, expect, it, vi } from 'vitest';
import type { RelayEvent } from './events/events.ts';
import { ask, json, KEY, page, relayOf, reply, serviceOfTests } from './test/klipy-service.ts';
import { serveRelay } from './test/serve-relay.ts';

const service = await serviceOfTests();

/** Request headers that reveal something about the user. */
const USER_HEADERS = {
  Cookie: 'session=reader-cookie',
  'User-Agent': 'reader-agent',
  Referer: 'https://chat.example/room/reader-referrer',
  'Accept-Language': 'reader-language',
  Authorization: 'Bearer reader-token',
  Forwarded: 'for=203.0.113.7',
  'X-Forwarded-For': '203.0.113.7',
  'X-Real-IP': '203.0.113.7',
  'CF-Connecting-IP': '203.0.113.7',
  'X-Request-Id': 'reader-request',
};

const CALLS = ['search?q=cat&', 'trending?', 'gifs?id=cat&', 'categories?', 'suggestions?q=ca&'];

describe("headers of a user's browser", () => {
  it.each(CALLS)('do not reach the service: %s', async (call) => {
    const server = await serveRelay(relayOf(service.url));
    const query = 'customer_id=reader-id&ad-ifa=reader-ad&key=other-key&api_key=other-key';
    await fetch(`${server.url}/${call}${query}`, { headers: USER_HEADERS });
    server.close();
    expect(service.requests).toHaveLength(1);
    const sent = JSON.stringify(service.requests);
    expect(sent).not.toMatch(/reader-|203\.0\.113\.7|customer_id|other-key|127\.0\.0\.1:\d+\/room/);
    expect(Object.keys(service.requests[0]?.headers ?? {}).sort()).toEqual(
      expect.arrayContaining(['accept', 'user-agent', 'host']),
    );
    expect(service.requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      'user-agent': 'gifkit-relay',
    });
  });

  it('do not reach it with a share', async () => {
    const body = JSON.stringify({ id: 'cat', slug: 'cat', q: 'cats', customer_id: 'reader-id' });
    const headers = { ...USER_HEADERS, 'Content-Type': 'application/json' };
    const response = await ask(relayOf(service.url), '/shares', { method: 'POST', body, headers });
    expect(response.status).toBe(204);
    expect(service.requests).toMatchObject([
      { method: 'POST', url: `/api/v1/${KEY}/gifs/share/cat?`, body: '{"q":"cats"}' },
    ]);
    expect(JSON.stringify(service.requests)).not.toContain('reader-');
  });
});

describe('the key', () => {
  const repeated = {
    result: false,
    errors: { message: [`Key ${KEY} of ${encodeURIComponent(KEY)}`] },
  };
  const responses = {
    'an error of the service that repeats it': json(repeated, 404),
    'a successful response with such an error': json(repeated),
    'a title of a GIF': json(page(`cat ${KEY}`)),
    'a page that is not JSON': reply(200, {}, `<a href="/api/v1/${KEY}/">`),
    'a redirect': reply(302, { Location: `https://elsewhere.example/${KEY}` }),
  };

  it.each(Object.entries(responses))(
    'is in no byte of a response, event or log: %s',
    async (_kind, respond) => {
      service.respond = respond;
      const logs = (['warn', 'error', 'log', 'info'] as const).map((name) =>
        vi.spyOn(console, name).mockImplementation(() => {}),
      );
      const events: RelayEvent[] = [];
      for (const onEvent of [(event: RelayEvent) => void events.push(event), undefined]) {
        const response = await ask(relayOf(service.url, { onEvent }), '/search?q=cat');
        const headers = JSON.stringify([...response.headers]);
        expect(`${headers}${await response.text()}`).not.toContain(KEY);
      }
      const said = logs.flatMap((log) => log.mock.calls.flat()).map(String);
      const told = events.map((event) => {
        const { stack, message, cause } = Object('error' in event ? event.error : {}) as Error;
        return `${JSON.stringify(event)}${stack}${message}${String(cause)}`;
      });
      expect(events.length).toBeGreaterThan(0);
      expect([...said, ...told].join('\n')).not.toContain(KEY);
    },
  );

  it('is in no capability and no option error', () => {
    expect(JSON.stringify(relayOf(service.url).capabilities)).not.toContain(KEY);
  });
});

describe('search terms', () => {
  it('are in no log and no event', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    service.respond = json({}, 500);
    const events: RelayEvent[] = [];
    const onEvent = (event: RelayEvent) => void events.push(event);
    await ask(relayOf(service.url, { onEvent: undefined }), '/search?q=secret-wish');
    await ask(relayOf(service.url, { onEvent }), '/search?q=secret-wish');
    const told = events.map((event) => ({ ...event, error: undefined }));
    expect(JSON.stringify([warn.mock.calls, told])).not.toContain('secret-wish');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '@gifkit/relay: search: The service gave no usable response. (status 500 of the service, 502 for the client)',
    );
    expect(told.map(({ type }) => type)).toEqual(['upstream', 'failure', 'request']);
  });
});
