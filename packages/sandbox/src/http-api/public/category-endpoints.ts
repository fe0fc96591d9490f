import { categories, categoryNames, encodeName, isCategory } from '../../catalog/categories.ts';
import type { Category } from '../../catalog/scene.ts';
import { anyWord } from '../../catalog/search/query.ts';
import type { Selection } from '../../catalog/search/selection.ts';
import { notFound } from '../../http/errors.ts';
import { PAGE, RATING } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { gifJson, gifsResponse, pageResponse } from '../responses.ts';
import { serviceEndpoint } from './service-endpoint.ts';

/** Category or subcategory with its cover: the best GIF of the selection. */
const withCover = (context: Context, name: string, selection: Selection) => {
  const [cover] = context.service.catalog.list(selection, 0, 1).entries;
  return {
    name,
    name_encoded: encodeName(name),
    ...(cover && { gif: gifJson(context, cover, 'GIF_CATEGORY') }),
  };
};

const covers = (category: Category): Selection => ({ kind: 'gif', rating: 'g', category });

const categoryOf = ({ params }: Context): Category => {
  const name = (params.category ?? '').toLowerCase();
  if (!isCategory(name)) throw notFound();
  return name;
};

const PATH = `${VERSION}/gifs/categories`;

export const categoryEndpoints: readonly Endpoint[] = [
  serviceEndpoint(
    `GET ${PATH}`,
    'All categories with their subcategories.',
    { query: PAGE, example: '/v1/gifs/categories?limit=2' },
    (context) =>
      pageResponse(context, categoryNames, (category) => ({
        ...withCover(context, category, covers(category)),
        subcategories: categories[category].map(({ name }) => ({
          name,
          name_encoded: encodeName(name),
        })),
      })),
  ),
  serviceEndpoint(
    `GET ${PATH}/:category`,
    'The subcategories of a category.',
    { query: PAGE, example: '/v1/gifs/categories/animals?limit=2' },
    (context) => {
      const category = categoryOf(context);
      return pageResponse(context, categories[category], ({ name, words }) =>
        withCover(context, name, { ...covers(category), match: anyWord(words) }),
      );
    },
  ),
  serviceEndpoint(
    `GET ${PATH}/:category/:subcategory`,
    'The GIFs of a subcategory.',
    {
      query: { rating: RATING, ...PAGE },
      example: '/v1/gifs/categories/animals/birds?limit=1',
    },
    (context) => {
      const { rating, offset, limit } = context.query;
      const category = categoryOf(context);
      const subcategory = categories[category].find(
        ({ name }) => encodeName(name) === context.params.subcategory,
      );
      if (!subcategory) throw notFound();
      const match = anyWord(subcategory.words);
      const selection = { kind: 'gif', rating, category, match } as const;
      const page = context.service.catalog.list(selection, offset, limit);
      return gifsResponse(context, page, offset, 'GIF_CATEGORY');
    },
  ),
];
