import type { JsonSchema } from './json-schema.ts';

const TEXT: JsonSchema = { type: 'string', minLength: 1 };
const FILTER: JsonSchema = {
  type: 'string',
  enum: ['off', 'low', 'medium', 'high'],
  default: 'off',
};
const FROM_ONE: JsonSchema = { type: 'integer', minimum: 1 };

/** The parameters of Tenor's shape and of KLIPY's. */
export const DIALECT_PARAMETERS = {
  tenorLimit: {
    name: 'limit',
    description: 'Results in the response; a larger number is lowered to 50.',
    schema: { ...FROM_ONE, default: 20 },
  },
  pos: { description: 'Where the response before ended: its next.', schema: TEXT },
  contentfilter: { description: 'How strictly results are filtered.', schema: FILTER },
  locale: {
    description: 'Language, as xx or xx_YY; checked, and then ignored.',
    schema: { type: 'string', pattern: '^[a-z]{2}(_[A-Z]{2})?$' },
  },
  media_filter: {
    description: 'Names of media formats, separated by commas: only these are in the response.',
    schema: { type: 'string' },
  },
  format_filter: {
    description: 'gif, webp, jpg and mp4, separated by commas: only these are in the response.',
    schema: { type: 'string' },
  },
  searchfilter: { description: 'sticker for stickers.', schema: { type: 'string' } },
  tenorIds: { name: 'ids', description: 'Ids, separated by commas.', schema: TEXT },
  sharedId: { name: 'id', description: 'Id of the item that was sent.', schema: TEXT },
  foundBy: { name: 'q', description: 'The term that had found it.', schema: { type: 'string' } },
  page: { description: 'Number of the page.', schema: { ...FROM_ONE, default: 1 } },
  per_page: {
    description: 'Results in the response.',
    schema: { type: 'integer', minimum: 8, maximum: 50, default: 24 },
  },
  klipyCountry: {
    name: 'locale',
    description: 'Country, as xx; checked, and then ignored.',
    schema: { type: 'string', pattern: '^[A-Za-z]{2}$' },
  },
  klipyLanguage: {
    name: 'locale',
    description: 'Language and country, as xx_YY; the names are in English all the same.',
    schema: { type: 'string', pattern: '^[a-z]{2}_[A-Z]{2}$' },
  },
  content_filter: { description: 'How strictly results are filtered.', schema: FILTER },
  slugs: { description: 'Slugs, separated by commas.', schema: TEXT },
  klipyLimit: {
    name: 'limit',
    description: 'Terms in the response.',
    schema: { ...FROM_ONE, default: 10 },
  },
} as const;
