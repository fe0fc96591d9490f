import { encodeName } from '../catalog/categories.ts';
import { analyticsPayload } from '../catalog/gif-json.ts';
import { envelope, pagination } from '../http/envelope.ts';
import { badRequest } from '../http/errors.ts';
import { readPage, readQuery } from '../http/parameters.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

/** Searches that trend at a time. */
const TRENDING_SEARCHES = 20;

const tagJson = ({ responseId }: Exchange, name: string) => ({
  name,
  name_encoded: encodeName(name),
  response_id: responseId,
  analytics_response_payload: analyticsPayload(name, { responseId, eventType: 'TAG_SEARCH' }),
});

const answerTags = <Tag>(
  exchange: Exchange,
  tags: readonly Tag[],
  write: (tag: Tag) => unknown,
): Response => {
  const { offset, limit } = readPage(exchange.query);
  const page = tags.slice(offset, offset + limit);
  return envelope(
    page.map(write),
    exchange.responseId,
    pagination(tags.length, page.length, offset),
  );
};

const search = (exchange: Exchange): Response =>
  answerTags(exchange, exchange.service.tags.search(readQuery(exchange.query)), (name) =>
    tagJson(exchange, name),
  );

const readScore = (query: URLSearchParams): number => {
  const text = query.get('score') ?? '0';
  const score = Number(text);
  if (text.trim() && score >= 0 && score <= 1) return score;
  throw badRequest('Parameter "score" must be a number from 0 to 1.');
};

const related = (exchange: Exchange): Response => {
  const { service, query, params } = exchange;
  const least = readScore(query);
  const tags = service.tags.related(params.tag ?? '').filter(({ score }) => score >= least);
  return answerTags(exchange, tags, ({ name, score }) => ({ ...tagJson(exchange, name), score }));
};

const trendingSearches = ({ service, responseId }: Exchange): Response =>
  envelope(service.tags.popular().slice(0, TRENDING_SEARCHES), responseId);

export const tagCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${VERSION}/gifs/search/tags`,
    summary: 'Tags that begin with q, for completing what is typed.',
    example: '/v1/gifs/search/tags?q=hap&limit=3',
    handle: search,
  },
  {
    method: 'GET',
    path: `${VERSION}/tags/related/:tag`,
    summary: 'Tags that go with a tag, closest first; score is the least closeness, from 0 to 1.',
    example: '/v1/tags/related/happy?score=0.3&limit=2',
    handle: related,
  },
  {
    method: 'GET',
    path: `${VERSION}/trending/searches`,
    summary: 'What people search for.',
    example: '/v2/trending/searches',
    handle: trendingSearches,
  },
];
