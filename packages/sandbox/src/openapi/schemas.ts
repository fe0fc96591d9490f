import { DIALECT_BODIES, DIALECT_RESPONSES, DIALECT_SCHEMAS } from './dialect-schemas.ts';
import {
  BOOLEAN,
  each,
  either,
  type JsonSchema,
  list,
  NULL,
  NUMBER,
  object,
  ref,
  STRING,
} from './json-schema.ts';
import { PLATFORM_BODIES, PLATFORM_RESPONSES, PLATFORM_SCHEMAS } from './platform-schemas.ts';

const envelope = (data: JsonSchema, pages?: JsonSchema): JsonSchema =>
  object({ data, ...(pages && { pagination: pages }), meta: ref('Meta') });

const paged = (name: string): JsonSchema => envelope(list(ref(name)), ref('Pagination'));

const FLAG: JsonSchema = { type: 'integer', enum: [0, 1] };

const USER = {
  ...each(STRING, 'avatar_url banner_image? banner_url? profile_url username display_name'),
  is_verified: BOOLEAN,
  'id?': NUMBER,
  ...each(
    STRING,
    'avatar? attribution_display_name? name? description? user_type? website_url? ' +
      'website_display_url? facebook_url? twitter? twitter_url? instagram_url? tumblr_url? ' +
      'date_joined? metadata_title? metadata_description?',
  ),
  ...each(BOOLEAN, 'suppress_chrome? is_public? is_staff? is_superuser?'),
  'last_login?': either(STRING, NULL),
};

/** All schemas of responses and bodies, by name. */
export const SCHEMAS = {
  ...PLATFORM_SCHEMAS,
  ...DIALECT_SCHEMAS,
  Meta: object({ status: { type: 'integer' }, msg: STRING, response_id: STRING }),
  Error: object({ 'data?': list({}), meta: ref('Meta') }),
  Pagination: object(each({ type: 'integer' }, 'total_count count offset')),
  Rendition: {
    type: 'object',
    properties: each(STRING, 'url width height size mp4 mp4_size webp webp_size frames hash'),
    additionalProperties: STRING,
  },
  User: object(USER),
  Gif: object({
    type: { type: 'string', enum: ['gif', 'sticker', 'text', 'video', 'emoji'] },
    id: either(STRING, NUMBER),
    ...each(
      STRING,
      'url slug bitly_gif_url bitly_url embed_url username source title rating content_url ' +
        'source_tld source_post_url import_datetime trending_datetime',
    ),
    tags: list(either(STRING, object({ text: STRING }))),
    featured_tags: list(STRING),
    'user_tags?': list(STRING),
    is_sticker: FLAG,
    images: { type: 'object', additionalProperties: ref('Rendition') },
    'user?': ref('User'),
    'video?': { type: 'object' },
    'cta?': ref('Cta'),
    'analytics_response_payload?': STRING,
    'analytics?': object(each(object({ url: STRING }), 'onload onclick onsent')),
  }),
  Cta: object({ link: STRING, text: STRING }),
  Tag: object({
    ...each(STRING, 'name name_encoded response_id analytics_response_payload'),
    'score?': NUMBER,
  }),
  Category: object({
    ...each(STRING, 'name name_encoded'),
    'gif?': ref('Gif'),
    'subcategories?': list(object(each(STRING, 'name name_encoded'))),
  }),
  Channel: object({
    id: NUMBER,
    ...each(
      STRING,
      'url display_name slug type content_type short_display_name description metadata_description',
    ),
    ...each(BOOLEAN, 'has_children is_visible is_private is_live'),
    parent: either(NUMBER, NULL),
    banner_image: either(STRING, NULL),
    user: ref('User'),
    featured_gif: either(ref('Gif'), NULL),
    tags: list(ref('ChannelTag')),
    syncable_tags: list(ref('ChannelTag')),
    ancestors: list({ type: 'object' }),
    ...each(NULL, 'screensaver_gif live_since_datetime live_until_datetime'),
  }),
  Fault: {
    type: 'object',
    required: ['path'],
    additionalProperties: false,
    properties: {
      path: { type: 'string', pattern: '^/' },
      method: { type: 'string', enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      query: { type: 'object', additionalProperties: STRING },
      requestHeaders: { type: 'object', additionalProperties: STRING },
      probability: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      times: { type: 'integer', minimum: 1, maximum: 1_000_000 },
      latencyMs: either(
        { type: 'integer', minimum: 0, maximum: 600_000 },
        { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      ),
      status: { type: 'integer', minimum: 200, maximum: 599 },
      message: STRING,
      headers: { type: 'object', additionalProperties: STRING },
      body: { type: 'string', enum: ['malformed', 'empty', 'synthetic', 'dropped'] },
    },
  },
  RequestRecord: object({
    ...each(STRING, 'method path'),
    query: { type: 'object', additionalProperties: STRING },
    headers: { type: 'object', additionalProperties: STRING },
    status: { type: 'integer' },
  }),
  ScenarioStep: object({
    request: ref('ScenarioRequest'),
    response: object({
      status: { type: 'integer' },
      headers: { type: 'object', additionalProperties: STRING },
      body: STRING,
    }),
  }),
  ScenarioRequest: object({
    ...each(STRING, 'method path'),
    query: { type: 'object', additionalProperties: STRING },
  }),
  Scenario: object({ steps: list(ref('ScenarioStep')), 'leftOut?': { type: 'integer' } }),
  RateLimit: object({ perHour: { type: 'integer', minimum: 1, maximum: 1_000_000 } }),
} satisfies Record<string, JsonSchema>;

/** The responses of endpoints, by name. */
export const RESPONSES = {
  ...PLATFORM_RESPONSES,
  ...DIALECT_RESPONSES,
  gifs: paged('Gif'),
  gif: envelope(ref('Gif')),
  /** When nothing was found, the data is an empty list. */
  gifOrNone: envelope(either(ref('Gif'), { type: 'array', maxItems: 0 })),
  emoji: envelope(
    list(ref('Gif')),
    object({ ...each({ type: 'integer' }, 'count offset'), 'next_cursor?': { type: 'integer' } }),
  ),
  variations: envelope(list(ref('Gif'))),
  channels: paged('Channel'),
  channel: envelope(ref('Channel')),
  tags: paged('Tag'),
  terms: envelope(list(STRING)),
  categories: paged('Category'),
  randomId: envelope(object({ random_id: STRING })),
  cta: envelope(object({ id: STRING, cta: either(ref('Cta'), NULL) })),
  done: envelope(object({})),
  health: object({ status: STRING, items: { type: 'integer' } }),
  requests: object({ requests: list(ref('RequestRecord')) }),
  events: object({ events: list({}) }),
  faults: object({ faults: list(ref('Fault')) }),
  clock: object({ now: STRING }),
  rateLimit: object({ rateLimit: either(ref('RateLimit'), NULL) }),
  scenario: ref('Scenario'),
  left: object({ left: list(ref('ScenarioRequest')) }),
  namespaces: object({ namespaces: list(STRING) }),
} satisfies Record<string, JsonSchema>;

export type ResponseName = keyof typeof RESPONSES;

/** The bodies of endpoints, by name. */
export const BODIES = {
  ...PLATFORM_BODIES,
  ...DIALECT_BODIES,
  fault: ref('Fault'),
  rateLimit: ref('RateLimit'),
  scenario: ref('Scenario'),
  clock: either(object({ now: either(STRING, NUMBER) }), object({ advanceMs: NUMBER })),
  pingback: object({ events: list({ type: 'object' }) }),
} satisfies Record<string, JsonSchema>;

export type BodyName = keyof typeof BODIES;
