import { categories, categoryNames, encodeName } from '../../catalog/categories.ts';
import type { Category } from '../../catalog/scenes.ts';
import { pageOf, type Selection } from '../../catalog/search/catalog.ts';
import { anyWord } from '../../catalog/search/query.ts';
import { found, notFound } from '../../http/errors.ts';
import { PAGE, RATING } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import { type Endpoint, serviceEndpoint, VERSION } from '../endpoint.ts';
import { gifJson, gifsResponse, pageResponse } from '../responses.ts';

/** Category or subcategory with its cover: the best GIF of the selection. */
const withCover = (context: Context, name: string, selection: Selection) => {
  const [cover] = context.catalog.list(selection, { offset: 0, limit: 1 }).entries;
  return {
    name,
    name_encoded: encodeName(name),
    ...(cover && { gif: gifJson(context, cover, 'GIF_CATEGORY') }),
  };
};

const covers = (category: Category): Selection => ({ kind: 'gif', rating: 'g', category });

const isCategory = (name: string): name is Category => Object.hasOwn(categories, name);

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
    { query: PAGE },
    (context) =>
      pageResponse(context, pageOf(categoryNames, context.query), (category) => ({
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
    { query: PAGE },
    (context) => {
      const category = categoryOf(context);
      return pageResponse(context, pageOf(categories[category], context.query), ({ name, words }) =>
        withCover(context, name, { ...covers(category), match: anyWord(words) }),
      );
    },
  ),
  serviceEndpoint(
    `GET ${PATH}/:category/:subcategory`,
    'The GIFs of a subcategory.',
    { query: { rating: RATING, ...PAGE } },
    (context) => {
      const { rating } = context.query;
      const category = categoryOf(context);
      const { words } = found(
        categories[category].find(({ name }) => encodeName(name) === context.params.subcategory),
      );
      const selection = { kind: 'gif', rating, category, match: anyWord(words) } as const;
      return gifsResponse(context, context.catalog.list(selection, context.query), 'GIF_CATEGORY');
    },
  ),
];
