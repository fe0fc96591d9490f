import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox, type SandboxNamespace } from '../create-sandbox.ts';
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
