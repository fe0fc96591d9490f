import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { ORIGIN, openApi } from '../test/api.ts';
import { documentPaths } from './paths.ts';
import { checkerOf } from './test/checker.ts';

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref?: string }>;
  security: Record<string, unknown>[];
}

const { raw } = openApi();
const document = await (await raw('/openapi.json')).json();
const paths = document.paths as Record<string, Record<string, Operation>>;
const { errorsIn, pathOf } = checkerOf(document);
const SCHEMA = ['content', 'application/json', 'schema'];

const operationOf = (line: string): [path: string, method: string, operation: Operation] => {
  const [method = '', sent = ''] = line.split(' ');
  const path = pathOf(sent);
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${line} is not in the document.`);
  return [path, method.toLowerCase(), operation];
};

describe('the OpenAPI document', () => {
  it('has the server and every endpoint', () => {
    expect(document.openapi).toBe('3.1.1');
    expect(document.servers).toEqual([{ url: ORIGIN }]);
    for (const { method, path } of endpoints) {
      for (const one of documentPaths(path)) {
        expect(paths[one]?.[method.toLowerCase()], one).toBeDefined();
      }
    }
  });

  it('has unique operation ids, and describes each path variable', () => {
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.values(item).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const named = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(named, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(path).not.toMatch(/[:|[\]]/);
    }
  });

  it('resolves every reference', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, pointer = ''] of references) {
      const target = pointer.split('/').reduce((value, key) => value?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  });
});

describe('refusals match the document', () => {
  it.each([
    ['GET /v2/search?q=cat', {}],
    ['GET /api/v1/k/gifs/search', {}],
    ['GET /api/v4/channels', {}],
    ['POST /ajax/gif/update', {}],
    ['GET /v1/stories/none', {}],
    ['DELETE /v1/stories/none', {}],
    ['GET /trendingscheduler/activity', {}],
  ])('%s', async (line, headers) => {
    const [, method, operation] = operationOf(line);
    const response = await raw(line.split(' ')[1] ?? '', { method, headers });
    expect(response.status).toBeGreaterThanOrEqual(400);
    const [, , ...pointer] = (operation.responses['4XX']?.$ref ?? '').split('/');
    expect(errorsIn(await response.json(), 'components', ...pointer, ...SCHEMA)).toEqual([]);
  });
});

describe('authorization', () => {
  it.each([
    ['GET /v2/search?q=a', [{ key: [] }]],
    ['GET /api/v1/k/gifs/trending', []],
    ['GET /api/v4/channels', []],
    ['POST /api/v4/channels/', [{ csrf_cookie: [], csrf_header: [] }]],
    ['PATCH /api/v1/users/gifkit/', [{ token: [], csrf_cookie: [], csrf_header: [] }]],
    ['POST /v1/stories', [{ token: [] }]],
    ['GET /trendingscheduler/schedule', [{ access_token: [] }]],
  ])('is documented: %s', (line, security) => {
    expect(operationOf(line)[2].security).toEqual(security);
  });

  it('includes the script header below /ajax/', () => {
    const [, , { parameters }] = operationOf('GET /ajax/gifs/trending');
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/Ajax' });
  });
});
