import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { exampleOf, ORIGIN, openApi } from '../test/api.ts';
import { SESSION, TOKEN } from '../test/platform.ts';
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
/** Sandbox for the calls that change data. */
const { raw: call, get } = openApi();
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

describe('responses of the service match the document', () => {
  const examples = endpoints.filter(
    ({ method, response, example }) => method === 'GET' && response && example,
  );
  it.each(examples)('for $example', async (endpoint) => {
    const example = exampleOf(endpoint);
    const body = await (await raw(example)).json();
    const [path, method] = operationOf(`GET ${example}`);
    expect(errorsIn(body, 'paths', path, method, 'responses', '2XX', ...SCHEMA)).toEqual([]);
  });

  it('and no other', async () => {
    const path = '/v1/gifs/trending';
    const body = await (await raw(`${path}?api_key=k`)).json();
    body.data[0].is_sticker = 'no';
    const schema = ['paths', path, 'get', 'responses', '2XX', ...SCHEMA];
    const errors = errorsIn(body, ...schema) as { instancePath: string }[];
    expect(errors[0]?.instancePath).toBe('/data/0/is_sticker');
  });
});

/** One request per call, ordered so that each finds its data. */
const CALLS: [line: string, body?: unknown][] = [
  ['GET /api/v3/env/build'],
  ['GET /login/check'],
  ['POST /ajax/instashare/', { gif_id: '{gif}', to: 'ada@example.com' }],
  ['POST /api/v3/register', { email: 'ada@example.com', username: 'ada', password: 'a' }],
  ['POST /api/v3/register/confirm', { email: 'ada@example.com' }],
  ['POST /api/v3/register/resend', { email: 'ada@example.com' }],
  ['POST /api/v3/password/reset', { email: 'ada@example.com' }],
  ['POST /api/v4/channels/', { display_name: 'Cats', is_private: false }],
  ['GET /api/v4/channels?slug=cats&limit=1'],
  ['GET /api/v4/channels/{channel}?fetch_children=true'],
  ['PATCH /api/v4/channels/{channel}/', { description: 'Of cats.' }],
  ['GET /api/v4/channels/retrieve-job/?job={job}'],
  ['POST /api/v4/channels/{channel}/move/', { target_channel: '{other}', position: 'first-child' }],
  ['GET /api/v4/channels/{other}/children/'],
  ['POST /api/v4/channel-gifs/', { channel: '{channel}', gif: '{gif}' }],
  ['GET /api/v4/channel-gifs/?gif={gif}'],
  ['GET /api/v4/channels/{channel}/feed/'],
  ['POST /api/v4/channel-gifs/remove/', { channel: '{channel}', gif: '{gif}' }],
  ['POST /api/v4/channel-ranked-tags/', { channel: '{channel}', tag: 'cat', rank: 1 }],
  ['PATCH /api/v4/channel-ranked-tags/1/', { tag: 'kitten' }],
  ['POST /api/v4/channel-magic-tags/', { channel: '{channel}', tag: 'cat' }],
  ['GET /api/v4/channels/{channel}'],
  ['DELETE /api/v4/channel-ranked-tags/1/'],
  ['DELETE /api/v4/channel-magic-tags/1/'],
  ['DELETE /api/v4/channels/{channel}/'],
  ['POST /ajax/gif/{gif}/language-tags', { lang: 'de', tags: ['Katze'] }],
  ['GET /ajax/gif/bulk/language-tags?gif_ids={gif}&lang=de'],
  ['GET /ajax/gif/{gif}/tag-translations'],
  ['DELETE /ajax/gif/{gif}/language-tags?lang=de&tag=Katze'],
  ['POST /ajax/gif/update', { gif_id: '{gif}', key: 'tags', value: ['cat', 'box'] }],
  ['POST /api/v1/gifs/{gif}/moderation', { rating: 'g', is_hidden: false }],
  ['GET /ajax/gifs/trending?gif_ids={gif}'],
  ['GET /ajax/gif/{gif}/tag-counts'],
  ['GET /ajax/gifs/metadata?gif_ids={gif}'],
  ['GET /ajax/gifs/extended-metadata?gif_ids={gif}'],
  ['GET /api/v1/proxy-gif/{gif}/view-count/'],
  ['GET /api/v1/users/gifkit/'],
  ['PATCH /api/v1/users/gifkit/', { display_name: 'Gifkit' }],
  ['GET /api/v1/users/gifkit/view-count/'],
  ['GET /api/v4/artists/'],
  ['GET /api/v1/search-service/search/?q=cat'],
  ['GET /api/v1/search-service/csv/?q=cat'],
  ['POST /ajax/report-search', { reasons: ['Not funny.'] }],
  ['GET /ajax/tags/related/gif/cat/'],
  ['POST /ajax/tags/prediction/', { frames: ['abc'] }],
  ['GET /api/v3/spotify/artist?spotify_url=spotify:artist:abc'],
  ['POST /ajax/gif/{gif}/analytic/view/'],
  ['GET /api/v1/analytics/dashboard-trending-searches/'],
  ['POST /v1/stories', { story: { title: 'Cats', username: 'gifkit', gifs: ['{gif}'] } }],
  ['PUT /v1/stories/{story}', { story: { publish_datetime: '2024-01-01T00:00:00Z' } }],
  ['GET /v1/stories/{story}'],
  ['GET /v1/stories/slug/cats-{story}'],
  ['GET /v1/stories?username=gifkit&fetch_unpublished=true'],
  ['GET /v1/stories/partnerArtist?since=0'],
  [
    'POST /v1/stories/trending',
    { trending_story: { story_id: '{story}', publish_datetime: '2024-01-01T00:00:00Z' } },
  ],
  ['GET /v1/stories/trending'],
  ['DELETE /v1/stories/trending/{story}'],
  ['DELETE /v1/stories/{story}'],
  [
    'POST /trendingscheduler/schedule?timestamp=1&access_token=any',
    { gifs: [{ id: '{gif}', type: 'gif', is_sticker: false }] },
  ],
  ['GET /trendingscheduler/schedule?access_token=any'],
  ['GET /trendingscheduler/activity?access_token=any'],
  ['DELETE /trendingscheduler/schedule/1?access_token=any'],
  [
    'POST /api/v3/content-takedown/takedown',
    { takedowns: [{ gif_id: '{gif}', reason: 'privacy' }], note: 'By its author.' },
  ],
  [`GET /imaging/trim?media_url=${ORIGIN}/media/{second}/giphy.mp4&start=0&duration=1`],
  ['GET /v2/search?key=k&q=cat&searchfilter=sticker'],
  ['GET /v2/featured?key=k'],
  ['GET /v2/posts?key=k&ids={gif}'],
  ['GET /v2/categories?key=k'],
  ['GET /v2/autocomplete?key=k&q=ha'],
  ['GET /v2/trending_terms?key=k'],
  ['GET /v2/registershare?key=k&id={second}'],
  ...['gifs', 'stickers', 'clips'].flatMap((type): [string, unknown?][] => [
    [`GET /api/v1/k/${type}/search?q=happy`],
    [`GET /api/v1/k/${type}/trending`],
    [`GET /api/v1/k/${type}/categories`],
    [`GET /api/v1/k/${type}/items?slugs={${type}}`],
    [`POST /api/v1/k/${type}/share/{${type}}`, { customer_id: 'c1', q: 'cat' }],
    [`GET /api/v1/k/${type}/recent/c1`],
  ]),
  ['GET /api/v1/k/autocomplete/ha'],
];

const values: Record<string, string> = {};
const fill = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (written, name) => values[name] ?? written);

beforeAll(async () => {
  const { data } = await get('/v1/gifs/trending?limit=2');
  [values.gif = '', values.second = ''] = data.map(({ id }) => String(id));
  for (const type of ['gifs', 'stickers', 'clips']) {
    const listed = await (await call(`/api/v1/k/${type}/trending`)).json();
    values[type] = listed.data.data[1].slug;
  }
  const headers = { ...SESSION, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ display_name: 'Animals' });
  const other = await call('/api/v4/channels/', { method: 'POST', headers, body });
  values.other = String((await other.json()).id);
});

/** Keeps ids for later calls. */
const remember = (line: string, body: Record<string, unknown>): void => {
  if (line === 'POST /api/v4/channels/') values.channel = String(body.id);
  if (line.startsWith('PATCH /api/v4/channels/')) values.job = String(body.flush_uuid);
  if (line === 'POST /v1/stories') values.story = String(body.story_id);
};

// Later calls need the data of earlier ones.
describe('every call of the platform and of other services', { shuffle: false }, () => {
  it('have a request here, except file uploads', () => {
    const asked = new Set(CALLS.map(([line]) => operationOf(line)[2]));
    const listed = endpoints
      .filter(({ section }) => section === 'Platform' || section === 'Other services')
      .flatMap(({ method, path }) => documentPaths(path).map((one) => [method, one]))
      .filter((call) => call.join(' ') !== 'POST /imaging/trim');
    for (const [method = '', path = ''] of listed) {
      expect(asked, `${method} ${path}`).toContain(paths[path]?.[method.toLowerCase()]);
    }
  });

  it.each(CALLS)('match the document: %s', async (line, body) => {
    const [path, method, operation] = operationOf(line);
    const filled = body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body)));
    expect(operation.requestBody !== undefined).toBe(filled !== undefined);
    if (filled) {
      expect(errorsIn(filled, 'paths', path, method, 'requestBody', ...SCHEMA)).toEqual([]);
    }
    const response = await call(fill(line.split(' ')[1] ?? ''), {
      method: method.toUpperCase(),
      headers: { ...SESSION, ...TOKEN, ...(filled && { 'Content-Type': 'application/json' }) },
      ...(filled && { body: JSON.stringify(filled) }),
    });
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    const type = response.headers.get('content-type');
    if (type === 'application/json') remember(line, await response.json());
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
