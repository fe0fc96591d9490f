import { afterEach, describe, expect, it } from 'vitest';
import { openApi } from '../test/api.ts';
import type { Fault } from './fault.ts';

const { sandbox, raw } = openApi();
const SEARCH = '/v1/gifs/search?q=happy&api_key=any';

const statusOf = async (path = SEARCH, init?: RequestInit): Promise<number> =>
  (await raw(path, init)).status;

afterEach(() => sandbox.reset());

describe('a fault affects', () => {
  it('requests with its method', async () => {
    sandbox.fault({ path: '/v1', method: 'PUT', status: 500 });
    const { data } = await (await raw(SEARCH)).json();
    const cta = `/v1/gifs/${data[0].id}/cta?link=https://example.com&text=A&api_key=any`;
    expect(await statusOf(cta, { method: 'PUT' })).toBe(500);
    expect(await statusOf(cta, { method: 'DELETE' })).toBe(404);
  });

  it('requests with its query parameters, in which * matches anything', async () => {
    sandbox.fault({ path: '/v1', query: { q: 'happy*', rating: 'g' }, status: 500 });
    expect(await statusOf(`${SEARCH}&rating=g`)).toBe(500);
    expect(await statusOf('/v1/gifs/search?q=happy+cat&rating=g&api_key=any')).toBe(500);
    expect(await statusOf(`${SEARCH}&rating=pg`)).toBe(200);
    expect(await statusOf()).toBe(200);
  });

  it('requests until the function returned by fault() removes it', async () => {
    const remove = sandbox.fault({ path: '/v1', status: 500 });
    sandbox.fault({ path: '/v1', status: 502, times: 1 });
    remove();
    expect([await statusOf(), await statusOf()]).toEqual([502, 200]);
    remove();
    expect(sandbox.faults()).toEqual([]);
  });
});

describe('a fault responds', () => {
  it('with its message and its headers, readable by other origins', async () => {
    const headers = { 'Retry-After': '2' };
    sandbox.fault({ path: '/v1', status: 429, message: 'API rate limit exceeded', headers });
    const response = await raw(SEARCH);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect((await response.json()).meta.msg).toBe('API rate limit exceeded');
  });

  it('with the service’s response and other headers if it has no status', async () => {
    sandbox.fault({ path: '/v1', headers: { 'Cache-Control': 'no-store' } });
    const response = await raw(SEARCH);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await response.json()).data).not.toEqual([]);
  });

  it('after its delay, unless the client gives up earlier', async () => {
    sandbox.fault({ path: '/v1', latencyMs: 600_000 });
    const controller = new AbortController();
    const sent = raw(SEARCH, { signal: controller.signal });
    controller.abort();
    expect((await sent).type).toBe('error');
  });
});

describe('a fault is refused', () => {
  const wrong: [unknown, string][] = [
    [{ path: 'v1' }, 'Field "path": must begin with /.'],
    [{ path: '/', status: 99 }, 'Field "status": Too small: expected number to be >=200.'],
    [{ path: '/', times: 0 }, 'Field "times": Too small: expected number to be >=1.'],
    [{ path: '/', body: 'odd' }, 'Field "body": Invalid option: expected one of "malformed"|'],
    [{ path: '/', method: 'get' }, 'Field "method": Invalid option: expected one of "GET"|'],
    [{ path: '/', query: { q: 1 } }, 'Field "query.q": Invalid input: expected string'],
    [{ path: '/', headers: { 'a b': 'c' } }, 'Field "headers": must be an object of header'],
    [{ path: '/', message: 'a' }, 'Field "message": needs a "status" and no "body".'],
    [[], 'Invalid input: expected object, received array.'],
  ];
  it.each(wrong)('if it is %j', (fault, message) => {
    expect(() => sandbox.fault(fault as Fault)).toThrow(message);
    expect(sandbox.faults()).toEqual([]);
  });

  it('but not for a field that is undefined', async () => {
    sandbox.fault({ path: '/v1', status: 500, times: undefined });
    expect(await statusOf()).toBe(500);
  });
});
