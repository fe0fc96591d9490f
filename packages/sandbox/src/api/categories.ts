import type { Category } from '../art/scene.ts';
import { categories, categoryNames, encodeName, isCategory } from '../catalog/categories.ts';
import { envelope, pagination } from '../http/envelope.ts';
import { notFound } from '../http/errors.ts';
import { readPage, readRating } from '../http/parameters.ts';
import type { Selection } from '../store/catalogue.ts';
import { anyWord } from '../store/query.ts';
import { answerGifs, gifJson } from './answer.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

/** A name in the list, with the GIF that stands for it. */
const named = (exchange: Exchange, name: string, selection: Selection) => {
  const [cover] = exchange.service.catalogue.list(selection, 0, 1).entries;
  return {
    name,
    name_encoded: encodeName(name),
    ...(cover && { gif: gifJson(exchange, cover, 'GIF_CATEGORY') }),
  };
};

/** The cover of a list is for everybody. */
const covers = (category: Category): Selection => ({ kind: 'gif', rating: 'g', category });

const categoryOf = ({ params }: Exchange): Category => {
  const name = (params.category ?? '').toLowerCase();
  if (!isCategory(name)) throw notFound();
  return name;
};

const answerNames = <Item>(
  exchange: Exchange,
  items: readonly Item[],
  write: (item: Item) => unknown,
): Response => {
  const { offset, limit } = readPage(exchange.query);
  const page = items.slice(offset, offset + limit);
  return envelope(
    page.map(write),
    exchange.responseId,
    pagination(items.length, page.length, offset),
  );
};

const list = (exchange: Exchange): Response =>
  answerNames(exchange, categoryNames, (category) => ({
    ...named(exchange, category, covers(category)),
    subcategories: categories[category].map(({ name }) => ({
      name,
      name_encoded: encodeName(name),
    })),
  }));

const listParts = (exchange: Exchange): Response => {
  const category = categoryOf(exchange);
  return answerNames(exchange, categories[category], ({ name, words }) =>
    named(exchange, name, { ...covers(category), match: anyWord(words) }),
  );
};

const listGifs = (exchange: Exchange): Response => {
  const { service, params, query } = exchange;
  const category = categoryOf(exchange);
  const part = categories[category].find(({ name }) => encodeName(name) === params.subcategory);
  if (!part) throw notFound();
  const { offset, limit } = readPage(query);
  const selection: Selection = {
    kind: 'gif',
    rating: readRating(query),
    category,
    match: anyWord(part.words),
  };
  const page = service.catalogue.list(selection, offset, limit);
  return answerGifs(exchange, page, offset, 'GIF_CATEGORY');
};

export const categoryCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${VERSION}/gifs/categories`,
    summary: 'All categories with their subcategories.',
    example: '/v1/gifs/categories?limit=2',
    handle: list,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/categories/:category`,
    summary: 'The subcategories of a category.',
    example: '/v1/gifs/categories/animals?limit=2',
    handle: listParts,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/categories/:category/:subcategory`,
    summary: 'The GIFs of a subcategory.',
    example: '/v1/gifs/categories/animals/birds?limit=1',
    handle: listGifs,
  },
];
