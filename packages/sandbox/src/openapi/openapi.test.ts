import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { ORIGIN, openApi } from '../test/api.ts';
import { filledExample } from '../test/filled-example.ts';
import { documentPaths } from './paths.ts';
import { checkerOf } from './test/checker.ts';

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  responses: Record<string, { content?: Record<string, unknown>; $ref?: string }>;
  security: Record<string, unknown>[];
}

const api = openApi();
const { raw, sandbox } = api;
const document = await (await raw('/openapi.json')).json();
const paths = document.paths as Record<string, Record<string, Operation>>;

const { errorsIn, pathOf } = checkerOf(document);

const JSON_CONTENT = ['content', 'application/json', 'schema'];

const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

const exampleOf = async (endpoint: (typeof endpoints)[number]): Promise<string> => {
  const example = await filledExample(api, endpoint);
  return endpoint.isOpen ? example : `${example}${example.includes('?') ? '&' : '?'}api_key=k`;
};

afterEach(() => vi.restoreAllMocks());

describe('the OpenAPI document', () => {
  it('says where the service is, and has every endpoint of the table', () => {
    expect(document.openapi).toBe('3.1.1');
    expect(document.servers).toEqual([{ url: ORIGIN }]);
    for (const { method, path } of endpoints) {
      for (const one of documentPaths(path)) {
        expect(paths[one.path]?.[method.toLowerCase()], one.path).toBeDefined();
      }
    }
  });

  it('names each operation once, and each variable of its path', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const named = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(named, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(path).not.toMatch(/[:|[\]]/);
    }
  });

  it('has a target for every reference', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, pointer = ''] of references) {
      const target = pointer.split('/').reduce((value, key) => value?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  });
});

const got = endpoints.filter(({ method }) => method === 'GET');

describe('a response is what the document says', () => {
  it.each(got.filter(({ response }) => response))('for $example', async (endpoint) => {
    const example = await exampleOf(endpoint);
    const body = await (await raw(example)).json();
    const schema = ['paths', pathOf(example), 'get', 'responses', '2XX', ...JSON_CONTENT];
    expect(errorsIn(body, ...schema)).toEqual([]);
  });

  it('for whole lists of every kind', async () => {
    for (const type of ['gifs', 'stickers', 'text', 'videos']) {
      const path = `/v1/${type}/search`;
      const body = await (await raw(`${path}?q=awkward&limit=50&api_key=k`)).json();
      expect(errorsIn(body, 'paths', path, 'get', 'responses', '2XX', ...JSON_CONTENT)).toEqual([]);
    }
  });

  it('for refusals', async () => {
    const schema = ['components', 'schemas', 'Error'];
    for (const path of ['/v1/gifs/search', '/v1/gifs/search?api_key=k', '/nothing']) {
      expect(errorsIn(await (await raw(path)).json(), ...schema), path).toEqual([]);
    }
  });

  it('but not with a wrong type', async () => {
    const path = '/v1/gifs/trending';
    const body = await (await raw(`${path}?api_key=k`)).json();
    body.data[0].is_sticker = 'no';
    const schema = ['paths', path, 'get', 'responses', '2XX', ...JSON_CONTENT];
    expect(errorsIn(body, ...schema)).toMatchObject([{ instancePath: '/data/0/is_sticker' }]);
  });
});

describe('a body is what the document says', () => {
  it('for what the sandbox accepts, and for what it refuses', async () => {
    const post = async (body: unknown): Promise<boolean> =>
      (await raw('/_sandbox/faults', { method: 'POST', body: JSON.stringify(body) })).ok;
    const valid = [
      { path: '/v1', status: 500 },
      { path: '/v1', latencyMs: [1, 2], times: 1 },
    ];
    const wrong = [{}, { path: 'v1' }, { path: '/', delay: 1 }, { path: '/', probability: 2 }];
    for (const body of [...valid, ...wrong]) {
      const errors = errorsIn(body, 'components', 'schemas', 'Fault') as unknown[];
      expect(errors.length === 0, JSON.stringify(body)).toBe(await post(body));
    }
    sandbox.reset();
  });
});

describe('the parameters of the document', () => {
  it.each(got.filter(({ isOpen }) => !isOpen))('are those that $path reads', async (endpoint) => {
    const example = await exampleOf(endpoint);
    const read = vi.spyOn(URLSearchParams.prototype, 'get');
    await raw(example);
    const names = new Set(read.mock.calls.map(([name]) => name));
    const { parameters = [] } = paths[pathOf(example)]?.get ?? {};
    const documented = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    // A text is drawn for a search alone, and no text is in the example.
    const known = documented.filter((name) => name !== 'excludeDynamicResults');
    for (const key of ['api_key', 'apikey']) names.delete(key);
    expect([...names].sort()).toEqual(known.sort());
  });

  it.each(
    operations.filter(
      ({ method, operation }) =>
        method === 'get' && operation.security.some((needs) => 'api_key' in needs),
    ),
  )('that $path needs are required', async ({ path, operation }) => {
    const needed = operation.parameters.some((one) => one.in === 'query' && one.required);
    const { status } = await raw(`${path}?api_key=k`);
    if (needed) expect(status).toBe(400);
    else expect(status).not.toBe(400);
  });
});
