import { klipy } from '@gifkit/providers';
import { describe, expect, it, vi } from 'vitest';
import { createRelay } from '../create-relay.ts';
import type { RelayEvent } from '../events/events.ts';
import {
  approval,
  ask,
  hangUp,
  json,
  KEY,
  page,
  relayOf,
  reply,
  serviceOfTests,
  startService,
} from '../test/klipy-service.ts';
import { ownCatalog } from '../test/own-catalog.ts';

const service = await serviceOfTests();

const chunk = Buffer.alloc(100_000, ' ');

/** Behaviors of the service, and the responses that clients get. */
const KINDS: [
  kind: string,
  respond: typeof service.respond,
  status: number,
  retryAfter?: string,
][] = [
  ['refuses the key', json({ errors: { message: ['Invalid key'] } }, 404), 502],
  ['forbids', json({}, 403), 502],
  ['asks to wait', reply(429, { 'Retry-After': '7' }), 429, '7'],
  ['asks to wait for longer than a day', reply(429, { 'Retry-After': '1e999' }), 429, '86400'],
  ['asks to wait without a time', reply(429), 429, '30'],
  ['is in maintenance', reply(503, { 'Retry-After': '9' }), 503, '9'],
  ['fails', reply(500, {}, '<h1>Oops</h1>'), 502],
  ['hangs up', hangUp, 502],
  [
    'sends half a response',
    (response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"result":');
      response.destroy();
    },
    502,
  ],
  ['sends a web page', reply(200, {}, '<html>'), 502],
  ['fails with 200', json({ result: false, errors: { message: ['No'] } }), 502],
  [
    'never ends',
    (response) => {
      response.writeHead(200);
      const more = () => response.writable && response.write(chunk, () => setImmediate(more));
      more();
    },
    502,
  ],
];

describe('a service that', () => {
  it.each(KINDS)(
    '%s becomes a problem in the relay’s own words',
    async (_kind, respond, status, wait) => {
      service.respond = respond;
      const response = await ask(relayOf(service.url), '/search?q=cat');
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      expect(response.headers.get('Retry-After')).toBe(wait ?? null);
      expect(await response.json()).toMatchObject({
        type: 'about:blank',
        status,
        detail: expect.stringMatching(/^The service /),
      });
    },
  );

  it('sends items that are not GIFs loses only those', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { data } = page('cat');
    service.respond = json({
      result: true,
      data: { ...data, data: [7, null, ...data.data, { id: {} }] },
    });
    const { data: found } = await (await ask(relayOf(service.url), '/trending')).json();
    expect(found.map(({ id }: { id: string }) => id)).toContain('cat');
  });

  it('closes a connection between two calls is asked again, except for a share', async () => {
    const statusOf = async (path: string, init?: RequestInit) => {
      let isFirst = true;
      service.respond = (response, request) => {
        if (isFirst) response.destroy();
        else json(page('cat'))(response, request);
        isFirst = false;
      };
      return (await ask(relayOf(service.url), path, init)).status;
    };
    expect(await statusOf('/trending')).toBe(200);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ id: 'cat' });
    expect(await statusOf('/shares', { method: 'POST', headers, body })).toBe(502);
  });

  it('cannot be reached is a 502, whose reason only the owner gets', async () => {
    const failures: string[] = [];
    const onEvent = (event: RelayEvent) => {
      if (event.type === 'failure') failures.push(event.message);
    };
    const gone = await startService();
    await gone.close();
    const relay = relayOf(gone.url, { onEvent });
    const response = await ask(relay, '/search?q=cat');
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ detail: 'The service cannot be reached.' });
    expect(failures).toEqual([
      expect.stringMatching(
        /^@gifkit\/relay: search: The service cannot be reached\. \(connect ECONNREFUSED \S+, 502 for the client\)$/,
      ),
    ]);
  });
});

describe('a slow service', () => {
  it('gets 5 s, even if it sends a byte now and then', async () => {
    vi.useFakeTimers();
    const drip = () =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 900));
          controller.enqueue(new Uint8Array([32]));
        },
      });
    const send = vi.fn<typeof fetch>(async () => new Response(drip()));
    const response = ask(relayOf('http://service.example', { fetch: send }), '/trending');
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5000);
    expect((await response).status).toBe(504);
    expect(send.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });

  it('times out after 5 s if the catalog ignores its signal', async () => {
    vi.useFakeTimers();
    const events: RelayEvent[] = [];
    const never = vi.fn(() => new Promise<never>(() => {}));
    const provider = ownCatalog({ trending: never });
    const relay = createRelay({ provider, onEvent: (event) => void events.push(event) });
    const response = ask(relay, '/trending');
    await vi.waitFor(() => expect(never).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5000);
    expect(await (await response).json()).toMatchObject({
      status: 504,
      title: 'Gateway Timeout',
      detail: 'The service did not answer in time.',
    });
    expect(events.map(({ type }) => type)).toEqual(['upstream', 'failure', 'request']);
  });

  it('is aborted when its last client leaves', async () => {
    let asked: AbortSignal | undefined;
    const send: typeof fetch = (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        asked = signal ?? undefined;
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const relay = relayOf('http://service.example', { fetch: send });
    const [first, second] = [new AbortController(), new AbortController()];
    const responses = [first, second].map(({ signal }) => ask(relay, '/trending', { signal }));
    await vi.waitFor(() => expect(asked).toBeDefined());
    first.abort();
    expect((await responses[0])?.status).toBe(499);
    expect(asked?.aborted).toBe(false);
    second.abort();
    expect((await responses[1])?.status).toBe(499);
    await vi.waitFor(() => expect(asked?.aborted).toBe(true));
  });
});

const fail = () => {
  throw new Error('no');
};

describe("a provider created without the relay's options", () => {
  it('gets the same checks and a limit of 1 MB', async () => {
    const title = 'x'.repeat(1_100_000);
    const item = { id: 'a', title, images: {} };
    const provider = ownCatalog({ search: async () => ({ data: [item] }) });
    const relay = createRelay({ provider, onEvent: () => {} });
    const response = await ask(relay, '/search?q=a');
    expect(await response.json()).toMatchObject({
      status: 502,
      detail: 'The response of the service is too large or deep.',
    });
    expect((await ask(relay, '/trending')).status).toBe(200);
  });

  it.each([200, 3000, 6000])('gets no field that is nested %i levels deep', async (depth) => {
    const deep = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    const provider = ownCatalog({
      trending: async () => ({ data: [{ id: 'a', images: {}, deep }] }),
    });
    const media = { secret: 's'.repeat(32), hosts: ['media.example'] };
    const response = await ask(createRelay({ provider, media, onEvent: () => {} }), '/trending');
    expect(await response.json()).toMatchObject({
      status: 502,
      detail: expect.stringMatching(/^The (response of the service is too|service gave no usable)/),
    });
  });

  it.each([
    ['throws', () => fail()],
    ['rejects', async () => fail()],
  ])('responds although its listener %s', async (_, onEvent) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const relay = createRelay({ provider: ownCatalog({}), onEvent });
    expect((await ask(relay, '/health')).status).toBe(200);
    const said = [['@gifkit/relay: onEvent threw:', new Error('no')]];
    await vi.waitFor(() => expect(print.mock.calls).toEqual(said));
  });

  it('may be used by the service itself', async () => {
    const baseUrl = `${service.url}/api/v1`;
    const provider = klipy({ key: KEY, baseUrl, approved: ['mayProxyApi'] });
    const response = await ask(createRelay({ provider, approval }), '/trending');
    expect((await response.json()).data).toHaveLength(1);
  });
});
