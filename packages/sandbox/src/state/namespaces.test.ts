import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox, type SandboxNamespace } from '../create-sandbox.ts';
import { SESSION } from '../test/platform.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());

const ask = (
  { fetch }: Pick<SandboxNamespace, 'fetch'>,
  path: string,
  { headers, ...init }: RequestInit = {},
): Promise<Response> =>
  fetch(new Request(`https://example.com${path}`, { ...init, headers: { ...headers } }));

const TRENDING = '/v1/gifs/trending?limit=3&api_key=any';

const trendingOf = async (where: Pick<SandboxNamespace, 'fetch'>) =>
  (await (await ask(where, TRENDING)).json()).data as { id: string; title: string }[];

const rename = (where: SandboxNamespace, gif_id: string, value: string) =>
  ask(where, '/ajax/gif/update', {
    method: 'POST',
    headers: { ...SESSION, 'Content-Type': 'application/json' },
    body: JSON.stringify({ gif_id, key: 'title', value }),
  });

describe('a namespace', () => {
  it('has its own faults, requests and events', async () => {
    const [a, b] = [sandbox.namespace('a'), sandbox.namespace('b')];
    a.fault({ path: '/v1', status: 503 });
    expect((await ask(a, TRENDING)).status).toBe(503);
    expect((await ask(b, TRENDING)).status).toBe(200);
    expect((await ask(sandbox, TRENDING)).status).toBe(200);
    const body = '{"events":[{"event_id":"1"}]}';
    await ask(b, '/v2/pingback?apikey=k', { method: 'POST', body });
    expect([a.requests().length, b.requests().length]).toEqual([1, 2]);
    expect([a.events(), b.events(), sandbox.events()]).toEqual([[], [{ event_id: '1' }], []]);
  });

  it('has its own changes to items and to all else', async () => {
    const [a, b] = [sandbox.namespace('edits a'), sandbox.namespace('edits b')];
    const id = (await trendingOf(a))[0]?.id ?? '';
    await rename(a, id, 'Quokka');
    await ask(a, `/v1/gifs/${id}/cta?link=https://a.example&text=A&api_key=k`, { method: 'PUT' });
    expect((await trendingOf(a))[0]).toMatchObject({ cta: { text: 'A' } });
    expect((await trendingOf(a))[0]?.title).toMatch(/^Quokka/);
    for (const other of [b, sandbox]) {
      expect((await trendingOf(other))[0]).not.toHaveProperty('cta');
      expect((await trendingOf(other))[0]?.title).not.toMatch(/^Quokka/);
    }
  });

  it('does not see what is changed without one, before or after it was opened', async () => {
    const own = createSandbox();
    const before = own.namespace('before');
    const [first] = await trendingOf(before);
    await rename(own, first?.id ?? '', 'Quokka');
    expect((await trendingOf(own))[0]?.title).toMatch(/^Quokka/);
    expect((await trendingOf(before))[0]?.title).toBe(first?.title);
    expect((await trendingOf(own.namespace('after')))[0]?.title).toBe(first?.title);
    await own.close();
  });

  it('has its own random results, as every other one', async () => {
    const random = async (where: SandboxNamespace) =>
      (await (await ask(where, '/v1/gifs/random?api_key=any')).json()).data.id;
    const [a, b] = [sandbox.namespace('random a'), sandbox.namespace('random b')];
    const drawn = [await random(a), await random(a)];
    expect([await random(b), await random(b)]).toEqual(drawn);
  });

  it('is reset alone', async () => {
    const [a, b] = [sandbox.namespace('reset a'), sandbox.namespace('reset b')];
    for (const where of [a, b]) where.fault({ path: '/v1', status: 503 });
    a.reset();
    expect([a.faults().length, b.faults().length]).toEqual([0, 1]);
  });

  it('is named by a header, also for the sandbox’s own endpoints', async () => {
    const headers = { 'X-Sandbox-Namespace': 'by header' };
    const body = '{"path":"/v1","status":503}';
    await ask(sandbox, '/_sandbox/faults', { method: 'POST', body, headers });
    expect((await ask(sandbox, TRENDING, { headers })).status).toBe(503);
    expect((await ask(sandbox, TRENDING)).status).toBe(200);
    expect(sandbox.namespace('by header').faults()).toHaveLength(1);
    const listed = await ask(sandbox, '/_sandbox/requests?namespace=by+header');
    expect((await listed.json()).requests).toHaveLength(1);
  });

  it('is listed and forgotten', async () => {
    const own = createSandbox();
    for (const name of ['one', 'two']) await ask(own.namespace(name), TRENDING);
    const list = async () => (await ask(own, '/_sandbox/namespaces')).json();
    expect(await list()).toEqual({ namespaces: ['two', 'one'] });
    const forget = () => ask(own, '/_sandbox/namespaces/two', { method: 'DELETE' });
    expect([(await forget()).status, (await forget()).status]).toEqual([204, 404]);
    expect(await list()).toEqual({ namespaces: ['one'] });
    expect(own.namespace('two').requests()).toEqual([]);
    await own.close();
  });

  it('is refused with a name that is too long', async () => {
    const name = 'n'.repeat(201);
    expect(() => sandbox.namespace(name)).toThrow('at most 200 characters');
    const response = await ask(sandbox, TRENDING, { headers: { 'X-Sandbox-Namespace': name } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      400,
      '*',
    ]);
    expect((await response.json()).meta.msg).toBe('A namespace’s name has at most 200 characters.');
  });

  it('may be named by pages of other origins', async () => {
    const response = await ask(sandbox, TRENDING, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://host.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-sandbox-namespace',
      },
    });
    expect(response.headers.get('access-control-allow-headers')).toContain('x-sandbox-namespace');
  });
});

describe('of many namespaces', () => {
  const MAX = 200;
  const named = (name: string): RequestInit => ({ headers: { 'X-Sandbox-Namespace': name } });
  const HEALTH = '/healthz';
  let own: Sandbox;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    own = createSandbox();
    for (let index = 0; index < MAX; index++) await ask(own, HEALTH, named(`n${index}`));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await own.close();
  });

  const names = async (): Promise<string[]> =>
    (await (await ask(own, '/_sandbox/namespaces')).json()).namespaces;

  it('none is lost while it is in use: one more is refused, with what to do', async () => {
    vi.advanceTimersByTime(2000);
    const refused = await ask(own, HEALTH, named('one more'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
    expect((await refused.json()).meta.msg).toBe(
      'All 200 namespaces were used in the last 5 seconds; DELETE /_sandbox/namespaces/{name} forgets one that is done.',
    );
    expect(await names()).toHaveLength(MAX);
    expect((await ask(own, HEALTH, named('n0'))).status).toBe(200);
    expect((await ask(own, HEALTH)).status).toBe(200);
  });

  it('one that is forgotten makes room at once', async () => {
    await ask(own, '/_sandbox/namespaces/n7', { method: 'DELETE' });
    expect((await ask(own, HEALTH, named('one more'))).status).toBe(200);
  });

  it('the one that was not used for longest makes room after five seconds', async () => {
    vi.advanceTimersByTime(4000);
    await ask(own, HEALTH, named('n0'));
    vi.advanceTimersByTime(1000);
    expect((await ask(own, HEALTH, named('one more'))).status).toBe(200);
    expect(await names()).toEqual(expect.arrayContaining(['one more', 'n0', 'n2']));
    expect(await names()).not.toContain('n1');
  });

  it('a test in the same process always gets its own', async () => {
    own.namespace('one more').fault({ path: '/', status: 503 });
    expect((await ask(own.namespace('one more'), HEALTH)).status).toBe(503);
    expect(await names()).not.toContain('n0');
  });

  it('each keeps a megabyte of events at most', async () => {
    for (const size of [600_000, 600_001]) {
      const body = JSON.stringify({ events: [{ text: 'x'.repeat(size) }] });
      await ask(own.namespace('n0'), '/v2/pingback?apikey=k', { method: 'POST', body });
    }
    expect(own.namespace('n0').events()).toHaveLength(1);
  });
});
