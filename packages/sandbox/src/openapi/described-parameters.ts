import { DIALECT_PARAMETERS } from './dialect-parameters.ts';
import type { JsonSchema } from './json-schema.ts';
import { PLATFORM_PARAMETERS } from './platform-parameters.ts';

const RATING: JsonSchema = { type: 'string', enum: ['y', 'g', 'pg', 'pg-13', 'r'], default: 'r' };
const TEXT: JsonSchema = { type: 'string', minLength: 1 };

/** The parameters of queries. When two have the same name but different meanings, the name is in `name`. */
export const PARAMETERS = {
  ...PLATFORM_PARAMETERS,
  ...DIALECT_PARAMETERS,
  q: { description: 'What to search for.', schema: { ...TEXT, maxLength: 50 } },
  s: { description: 'What the item is to say.', schema: { ...TEXT, maxLength: 50 } },
  m: { description: 'The text to draw.', schema: TEXT },
  limit: {
    description: 'Results in the response; a larger number is lowered to 50.',
    schema: { type: 'integer', minimum: 1, default: 25 },
  },
  offset: {
    description: 'Results before the first one; a larger number is lowered to 4999.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
  rating: { description: 'The least restrictive rating to include.', schema: RATING },
  lang: {
    description: 'Language of the query; checked, and then ignored.',
    schema: { type: 'string', pattern: '^[A-Za-z]{2}(-[A-Za-z]{2})?$' },
  },
  fields: {
    description: 'Fields of an item, as paths such as images.original, separated by commas.',
    schema: { type: 'string' },
  },
  bundle: {
    description: 'Name of a bundle of renditions, such as clips_grid_picker.',
    schema: { type: 'string' },
  },
  sort: {
    description: 'Best match first, or newest first.',
    schema: { type: 'string', enum: ['relevant', 'recent'], default: 'relevant' },
  },
  excludeDynamicResults: {
    description: 'Whether to leave out texts that are drawn for this search.',
    schema: { type: 'boolean', default: false },
  },
  tag: { description: 'What the item is to show.', schema: { type: 'string' } },
  weirdness: {
    description: 'How unlikely the result may be.',
    schema: { type: 'integer', minimum: 0, maximum: 10, default: 0 },
  },
  gif_id: { description: 'Id of the item.', schema: TEXT },
  ids: { description: 'Ids, separated by commas; at most 100.', schema: TEXT },
  score: {
    description: 'The least closeness.',
    schema: { type: 'number', minimum: 0, maximum: 1, default: 0 },
  },
  link: { description: 'Web address that the call leads to.', schema: TEXT },
  text: { description: 'Words of the call.', schema: TEXT },
  namespace: { description: 'Name of the namespace, in place of the header.', schema: TEXT },
} as const satisfies Record<string, Parameter>;

/** The description of a parameter. */
export interface Parameter {
  name?: string;
  description: string;
  schema: JsonSchema;
}

export type ParameterName = keyof typeof PARAMETERS;

/** A parameter of an endpoint; one that ends in `!` must be there. */
export type QueryParameter = ParameterName | `${ParameterName}!`;

/** What is wanted of each item. */
export const ON_DEMAND = ['fields', 'bundle'] as const satisfies readonly QueryParameter[];

/** The parameters of every list. */
export const PAGE = ['limit', 'offset'] as const satisfies readonly QueryParameter[];
