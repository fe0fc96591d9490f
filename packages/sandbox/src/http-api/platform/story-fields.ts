import { badRequest } from '../../http/errors.ts';
import type { StoryDocument } from '../../state/documents.ts';
import { type Fields, textField, texts } from './body.ts';

const dateOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString();
  throw badRequest('Field "publish_datetime" must be a date.');
};

/** GIFs are given as ids or as objects with an id. */
const gifIdsOf = (value: unknown): string[] => {
  if (!Array.isArray(value)) throw badRequest('Field "gifs" must be a list.');
  return texts(
    value.map((gif: unknown) => (typeof gif === 'object' && gif && 'id' in gif ? gif.id : gif)),
    'gifs',
  );
};

/**
 * A story with the fields of a request's body.
 *
 * @throws {ServiceError} 400 when a field has a wrong value
 */
export const updatedStory = (fields: Fields, known: StoryDocument): StoryDocument => ({
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
      : dateOf(fields.publish_datetime),
});
