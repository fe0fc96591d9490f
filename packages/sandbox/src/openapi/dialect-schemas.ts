import {
  BOOLEAN,
  byName,
  each,
  either,
  INTEGER,
  type JsonSchema,
  list,
  NUMBER,
  object,
  ref,
  STRING,
} from './json-schema.ts';

const klipy = (data: JsonSchema): JsonSchema =>
  object({ result: { type: 'boolean', const: true }, data });

const SIZE = { width: NUMBER, height: NUMBER, size: NUMBER };

/** The schemas of other services' responses, by name. */
export const DIALECT_SCHEMAS = {
  TenorError: object({ error: object({ code: INTEGER, message: STRING, status: STRING }) }),
  TenorItem: object({
    ...each(STRING, 'id title content_description itemurl url'),
    media_formats: byName(
      object({
        url: STRING,
        dims: { ...list(INTEGER), minItems: 2, maxItems: 2 },
        size: INTEGER,
        duration: NUMBER,
        preview: STRING,
      }),
    ),
    created: NUMBER,
    tags: list(STRING),
    flags: list(STRING),
    hasaudio: BOOLEAN,
  }),
  KlipyError: object({
    result: { type: 'boolean', const: false },
    errors: object({ message: list(STRING) }),
  }),
  KlipyItem: object({
    id: INTEGER,
    ...each(STRING, 'slug title'),
    tags: list(STRING),
    type: { type: 'string', enum: ['gif', 'sticker', 'clip'] },
    // A clip has one file of each format; others have each in four sizes.
    file: byName(either(STRING, byName(object({ url: STRING, ...SIZE })))),
    'file_meta?': byName(object(SIZE)),
  }),
} satisfies Record<string, JsonSchema>;

/** The responses of their endpoints. */
export const DIALECT_RESPONSES = {
  tenorList: object({ results: list(ref('TenorItem')), next: STRING }),
  tenorPosts: object({ results: list(ref('TenorItem')) }),
  tenorCategories: object({ tags: list(object(each(STRING, 'searchterm path image name'))) }),
  tenorTerms: object({ results: list(STRING) }),
  nothing: { type: 'object', maxProperties: 0 },
  klipyPage: klipy(
    object({
      data: list(ref('KlipyItem')),
      ...each(INTEGER, 'current_page per_page'),
      has_next: BOOLEAN,
      meta: object(each(INTEGER, 'item_min_width ad_max_resize_percent')),
    }),
  ),
  klipyItems: klipy(object({ data: list(ref('KlipyItem')), has_next: BOOLEAN })),
  klipyCategories: klipy(
    object({
      locale: STRING,
      categories: list(object(each(STRING, 'category query preview_url'))),
    }),
  ),
  klipyTerms: klipy(list(STRING)),
  klipyDone: klipy({ type: 'object', maxProperties: 0 }),
} satisfies Record<string, JsonSchema>;

/** The bodies of their endpoints. */
export const DIALECT_BODIES = {
  klipyShare: object(each(either(STRING, NUMBER), 'customer_id? q?')),
} satisfies Record<string, JsonSchema>;
