import type { JsonSchema } from './json-schema.ts';

const TEXT: JsonSchema = { type: 'string', minLength: 1 };
const SECONDS: JsonSchema = { type: 'number', minimum: 0 };
const MOMENT: JsonSchema = { type: 'string', description: 'A date, or seconds since 1970.' };

/** The parameters of the wider platform. */
export const PLATFORM_PARAMETERS = {
  slug: { description: 'Slug of the channel.', schema: TEXT },
  job: { description: 'Id of the job that an update started.', schema: TEXT },
  fetch_children: {
    description: 'Whether the channel comes with its children.',
    schema: { type: 'boolean', default: true },
  },
  gif: { description: 'Ids, separated by commas; at most 100.', schema: TEXT },
  gif_ids: { description: 'Ids, separated by commas; at most 100.', schema: TEXT },
  tagLanguage: { name: 'lang', description: 'Language of the tags.', schema: TEXT },
  languageTag: { name: 'tag', description: 'The tag to remove.', schema: TEXT },
  filter: { description: 'A part of what is said of the artist.', schema: { type: 'string' } },
  freelance: { description: 'Only those who are, or are not.', schema: { type: 'boolean' } },
  order: {
    description: 'Order of the list.',
    schema: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  },
  anyQuery: {
    name: 'q',
    description: 'What to search for; every GIF without it.',
    schema: { type: 'string' },
  },
  spotify_url: { description: 'Address of an artist at Spotify.', schema: TEXT },
  finds: {
    name: 'username',
    description: 'Account whose GIFs the terms are to find.',
    schema: { type: 'string' },
  },
  media_url: { description: 'Address of a rendition of the sandbox.', schema: TEXT },
  start: { description: 'Where the part begins, in s.', schema: SECONDS },
  duration: { description: 'How long the part is, in s; at least 0.01.', schema: SECONDS },
  author: { name: 'username', description: 'Account that the stories are of.', schema: TEXT },
  fetch_unpublished: {
    description: 'Whether unpublished stories come, too; needs a token.',
    schema: { type: 'boolean', default: false },
  },
  gif_hydration_method: {
    description: 'COVER_ONLY for stories with their first GIF alone.',
    schema: { type: 'string' },
  },
  next_cursor: { description: 'Where the page before ended.', schema: TEXT },
  since: { description: 'Published at this moment or later.', schema: MOMENT },
  until: { description: 'Published before this moment.', schema: MOMENT },
  storySort: {
    name: 'sort',
    description: 'Order of the list.',
    schema: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  },
  timestamp: {
    description: 'When the GIFs begin to trend, in seconds since 1970.',
    schema: { type: 'integer', minimum: 0 },
  },
  scheduleType: {
    name: 'type',
    description: 'Kind of the entries.',
    schema: { type: 'string', default: 'gif' },
  },
} as const;
