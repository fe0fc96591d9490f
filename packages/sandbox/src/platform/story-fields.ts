import { badRequest } from '../http/errors.ts';
import { type Fields, textField, texts } from './body.ts';
import type { StoryDocument } from './documents.ts';

const momentOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString();
  throw badRequest('Field "publish_datetime" must be a date.');
};

/** GIFs come as ids or as GIFs. */
const gifIdsOf = (value: unknown): string[] => {
  if (!Array.isArray(value)) throw badRequest('Field "gifs" must be a list.');
  return texts(
    value.map((gif: unknown) => (typeof gif === 'object' && gif && 'id' in gif ? gif.id : gif)),
    'gifs',
  );
};

/**
 * A story with the fields of a body written over those that it has.
 *
 * @throws {ServiceError} 400 for a field that makes no sense
 */
export const written = (fields: Fields, known: StoryDocument): StoryDocument => ({
  ...known,
  ...fields,
  story_id: known.story_id,
  title: fields.title === undefined ? known.title : textField(fields, 'title'),
  slug: fields.slug === undefined ? known.slug : textField(fields, 'slug'),
  username: fields.username === undefined ? known.username : textField(fields, 'username'),
  gifs: fields.gifs === undefined ? known.gifs : gifIdsOf(fields.gifs),
  publish_datetime:
    fields.publish_datetime === undefined
      ? known.publish_datetime
      : momentOf(fields.publish_datetime),
});
