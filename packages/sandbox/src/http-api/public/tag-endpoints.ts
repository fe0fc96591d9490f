import { encodeName } from '../../catalog/categories.ts';
import { analyticsPayload } from '../../catalog/gif-json.ts';
import { envelope } from '../../http/envelope.ts';
import { badRequest } from '../../http/errors.ts';
import { readQuery } from '../../http/parameters.ts';
import { PAGE } from '../../openapi/described-parameters.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { pageResponse } from './offset-page.ts';

/** Length of the list of trending searches. */
const TRENDING_SEARCHES = 20;

/** A tag as the service writes it. */
export const tagJson = ({ responseId }: Context, name: string) => ({
  name,
  name_encoded: encodeName(name),
  response_id: responseId,
  analytics_response_payload: analyticsPayload(name, { responseId, eventType: 'TAG_SEARCH' }),
});

const search = (context: Context): Response =>
  pageResponse(context, context.namespace.tags.search(readQuery(context.query)), (name) =>
    tagJson(context, name),
  );

const readScore = (query: URLSearchParams): number => {
  const text = query.get('score') ?? '0';
  const score = Number(text);
  if (text.trim() && score >= 0 && score <= 1) return score;
  throw badRequest('Parameter "score" must be a number from 0 to 1.');
};

const related = (context: Context): Response => {
  const { namespace, query, params } = context;
  const minScore = readScore(query);
  const tags = namespace.tags.related(params.tag ?? '').filter(({ score }) => score >= minScore);
  return pageResponse(context, tags, ({ name, score }) => ({ ...tagJson(context, name), score }));
};

/** In both versions: the service's documentation has version 1, its SDKs use version 2. */
const trendingSearches = ({ namespace, responseId }: Context): Response =>
  envelope(namespace.tags.popular().slice(0, TRENDING_SEARCHES), responseId);

export const tagEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/gifs/search/tags`,
    summary: 'Tags that begin with q, to complete what is typed.',
    example: '/v1/gifs/search/tags?q=hap&limit=3',
    query: ['q!', ...PAGE],
    response: 'tags',
    handle: search,
  },
  {
    method: 'GET',
    path: `${VERSION}/tags/related/:tag`,
    summary: 'Tags that go with a tag, closest first; score is the minimum, from 0 to 1.',
    example: '/v1/tags/related/happy?score=0.3&limit=2',
    query: ['score', ...PAGE],
    response: 'tags',
    handle: related,
  },
  {
    method: 'GET',
    path: `${VERSION}/trending/searches`,
    summary: 'What people search for.',
    example: '/v2/trending/searches',
    response: 'terms',
    handle: trendingSearches,
  },
];
