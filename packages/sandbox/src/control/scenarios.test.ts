import { afterEach, describe, expect, it } from 'vitest';
import { openApi } from '../test/api.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

const { raw, sandbox } = openApi();
afterEach(() => sandbox.reset());

const SEARCH = '/v1/gifs/search?q=cat&limit=1&api_key=a';
const random = async (): Promise<string> =>
  (await (await raw('/v1/gifs/random?api_key=a')).json()).data.id;

/** A flow with a fault in it, as it was recorded. */
const recordFlow = async (): Promise<Scenario> => {
  sandbox.record();
  sandbox.fault({
    path: '/v1/gifs/search',
    status: 503,
    headers: { 'Retry-After': '2' },
    times: 1,
  });
  await raw(SEARCH);
  await raw(SEARCH, { headers: { 'accept-encoding': 'gzip' } });
  await raw('/avatars/default1.gif');
  return sandbox.stopRecording();
};

describe('a recording', () => {
  it('has each request with its response, but no media, keys and addresses', async () => {
    const { steps, leftOut } = await recordFlow();
    expect(leftOut).toBe(0);
    const request = {
      method: 'GET',
      path: '/v1/gifs/search',
      query: { q: 'cat', limit: '1', api_key: '*' },
    };
    expect(steps.map((step) => step.request)).toEqual([request, request]);
    expect(steps.map(({ response }) => response.status)).toEqual([503, 200]);
    expect(steps[0]?.response.headers).toMatchObject({ 'retry-after': '2' });
    expect(JSON.parse(steps[1]?.response.body ?? '').data[0].images.original.url).toMatch(
      /^\{origin\}\/media\//,
    );
  });

  it('has no visitor’s ids', async () => {
    sandbox.record();
    await raw(`${SEARCH}&pingback_id=123&random_id=abc`);
    const [step] = sandbox.stopRecording().steps;
    expect(step?.request.query).toMatchObject({ pingback_id: '*', random_id: '*' });
  });

  it('is empty before it begins, after it ends and after a reset', async () => {
    await raw(SEARCH);
    expect(sandbox.stopRecording()).toEqual({ steps: [], leftOut: 0 });
    sandbox.record();
    sandbox.reset();
    await raw(SEARCH);
    expect(sandbox.stopRecording().steps).toEqual([]);
  });

  it('can be replayed over HTTP, however long it is', async () => {
    const body = JSON.stringify({ data: 'é"'.repeat(3_500_000) });
    const request = { method: 'GET', path: '/a', query: {} };
    const step = { request, response: { status: 200, headers: {}, body } };
    const scenario = JSON.stringify({ steps: [step] });
    expect(scenario.length).toBeGreaterThan(10_000_000);
    const sent = await raw('/_sandbox/replay', { method: 'POST', body: scenario });
    expect(sent.status).toBe(200);
    expect(await (await raw('/a')).text()).toBe(body);
  });

  it('says how many requests had no room', async () => {
    sandbox.record();
    for (let call = 0; call < 1003; call++) await raw('/healthz');
    const { steps, leftOut } = sandbox.stopRecording();
    expect([steps.length, leftOut]).toEqual([1000, 3]);
  });
});

describe('a replay', () => {
  it('gives the recorded responses in their order, then those of the service', async () => {
    const scenario = await recordFlow();
    sandbox.reset();
    sandbox.replay(scenario);
    const other = '/v1/gifs/search?limit=1&api_key=other&q=cat';
    const first = await raw(other);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2']);
    expect(sandbox.leftToReplay()).toHaveLength(1);
    const second = await (await raw(SEARCH)).json();
    expect(second.data[0].images.original.url).toMatch(/^http:\/\/sandbox.test\/media\//);
    expect(sandbox.leftToReplay()).toEqual([]);
    expect((await raw(SEARCH)).status).toBe(200);
  });

  it('gives what is random as it was', async () => {
    sandbox.record();
    const drawn = [await random(), await random(), await random()];
    const scenario = sandbox.stopRecording();
    sandbox.replay(scenario);
    expect([await random(), await random(), await random()]).toEqual(drawn);
    expect(await random()).not.toBe(drawn[0]);
  });

  it('does again what has changed something, and leaves other requests to the service', async () => {
    const pingback = { method: 'POST', body: '{"events":[{"event_id":"1"}]}' };
    sandbox.record();
    await raw('/v2/pingback?apikey=k', pingback);
    const scenario = sandbox.stopRecording();
    sandbox.reset();
    sandbox.replay(scenario);
    expect((await raw('/v1/gifs/trending?api_key=a')).status).toBe(200);
    expect((await raw('/v2/pingback?apikey=k', pingback)).status).toBe(200);
    expect(sandbox.events()).toEqual([{ event_id: '1' }]);
    expect(sandbox.leftToReplay()).toEqual([]);
  });

  it('drops connections that were dropped', async () => {
    sandbox.record();
    sandbox.fault({ path: '/v1', body: 'dropped', times: 1 });
    await raw(SEARCH);
    sandbox.replay(sandbox.stopRecording());
    expect((await raw(SEARCH)).type).toBe('error');
    expect((await raw(SEARCH)).status).toBe(200);
  });

  it('goes the same way over HTTP, in a namespace', async () => {
    const headers = { 'X-Sandbox-Namespace': 'scenario' };
    const send = (method: string, path: string, body?: string) =>
      raw(path, { method, headers, ...(body && { body }) });
    await send('POST', '/_sandbox/recording');
    await send('GET', '/v1/gifs/none?api_key=a');
    const scenario = await (await send('DELETE', '/_sandbox/recording')).text();
    const { left } = await (await send('POST', '/_sandbox/replay', scenario)).json();
    expect(left).toMatchObject([{ path: '/v1/gifs/none' }]);
    expect((await (await raw('/_sandbox/replay')).json()).left).toEqual([]);
    expect((await send('GET', '/v1/gifs/none?api_key=b')).status).toBe(404);
    expect((await (await send('GET', '/_sandbox/replay')).json()).left).toEqual([]);
  });

  const request = { method: 'GET', path: '/', query: {} };
  const response = { status: 200, headers: {}, body: '' };
  it.each([
    [null, 'A scenario is an object with a list "steps".'],
    [{ steps: [{ response }] }, 'Step 0 needs a request with method, path and query.'],
    [{ steps: [{ request, response }, { request }] }, 'Step 1 needs a response with status,'],
    [
      { steps: [{ request, response: { ...response, status: 99 } }] },
      'Step 0 needs a response with status,',
    ],
    [
      { steps: [{ request, response: { ...response, headers: { 'a b': '' } } }] },
      'Step 0 needs a response with status,',
    ],
  ])('is refused of %j', async (scenario, message) => {
    expect(() => sandbox.replay(scenario as unknown as Scenario)).toThrow(message);
    const body = JSON.stringify(scenario);
    const refused = await raw('/_sandbox/replay', { method: 'POST', body });
    expect([refused.status, (await refused.json()).meta.msg]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });

  it('can be of a scenario that was written by hand', async () => {
    const step: ScenarioStep = {
      request: { method: 'GET', path: '/v1/gifs/search', query: { q: 'c*', api_key: '*' } },
      response: { status: 418, headers: { 'Content-Type': 'application/json' }, body: '{}' },
    };
    sandbox.replay({ steps: [step], leftOut: 0 });
    expect((await raw('/v1/gifs/search?api_key=x&q=coffee')).status).toBe(418);
  });
});
