import { categories, categoryNames, encodeName, isCategory } from '../../catalog/categories.ts';
import type { Category } from '../../catalog/scene.ts';
import { anyWord } from '../../catalog/search/query.ts';
import type { Selection } from '../../catalog/search/selection.ts';
import { notFound } from '../../http/errors.ts';
import { readPage, readRating } from '../../http/parameters.ts';
import { ON_DEMAND, PAGE } from '../../openapi/described-parameters.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { gifJson, gifsResponse } from './gif-response.ts';
import { pageResponse } from './offset-page.ts';

/** The name of a category or subcategory, with its cover: the best GIF of the selection. */
const withCover = (context: Context, name: string, selection: Selection) => {
  const [cover] = context.namespace.catalog.list(selection, 0, 1).entries;
  return {
    name,
    name_encoded: encodeName(name),
    ...(cover && { gif: gifJson(context, cover, 'GIF_CATEGORY') }),
  };
};

/** Covers are suitable for everybody. */
const covers = (category: Category): Selection => ({ kind: 'gif', rating: 'g', category });

const categoryOf = ({ params }: Context): Category => {
  const name = (params.category ?? '').toLowerCase();
  if (!isCategory(name)) throw notFound();
  return name;
};

const list = (context: Context): Response =>
  pageResponse(context, categoryNames, (category) => ({
    ...withCover(context, category, covers(category)),
    subcategories: categories[category].map(({ name }) => ({
      name,
      name_encoded: encodeName(name),
    })),
  }));

const listSubcategories = (context: Context): Response => {
  const category = categoryOf(context);
  return pageResponse(context, categories[category], ({ name, words }) =>
    withCover(context, name, { ...covers(category), match: anyWord(words) }),
  );
};

const listGifs = (context: Context): Response => {
  const { namespace, params, query } = context;
  const category = categoryOf(context);
  const subcategory = categories[category].find(
    ({ name }) => encodeName(name) === params.subcategory,
  );
  if (!subcategory) throw notFound();
  const { offset, limit } = readPage(query);
  const selection: Selection = {
    kind: 'gif',
    rating: readRating(query),
    category,
    match: anyWord(subcategory.words),
  };
  const page = namespace.catalog.list(selection, offset, limit);
  return gifsResponse(context, page, offset, 'GIF_CATEGORY');
};

export const categoryEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/gifs/categories`,
    summary: 'All categories with their subcategories.',
    example: '/v1/gifs/categories?limit=2',
    query: [...PAGE],
    response: 'categories',
    handle: list,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/categories/:category`,
    summary: 'The subcategories of a category.',
    example: '/v1/gifs/categories/animals?limit=2',
    query: [...PAGE],
    response: 'categories',
    handle: listSubcategories,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/categories/:category/:subcategory`,
    summary: 'The GIFs of a subcategory.',
    example: '/v1/gifs/categories/animals/birds?limit=1',
    query: ['rating', ...PAGE, ...ON_DEMAND],
    response: 'gifs',
    handle: listGifs,
  },
];
