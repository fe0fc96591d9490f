import { RATINGS, type Rating } from '../../catalog/entry.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { isWebAddress } from '../../http/web-address.ts';
import type { GifEdit } from '../../state/documents.ts';
import type { Context } from '../context.ts';
import { type Fields, listField, objects, readFields, textField, texts } from './body.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

const ratingOf = (value: unknown): Rating => {
  const rating = RATINGS.find((one) => one === value);
  if (rating) return rating;
  throw badRequest(`A rating is one of ${RATINGS.join(', ')}.`);
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw badRequest('The value must be a text.');
};

/** Empty, or the URL of a web page. Responses also have its host name. */
const sourceOf = (value: unknown): string => {
  const source = textOf(value);
  if (source === '' || isWebAddress(source)) return source;
  throw badRequest('The value must be a web address.');
};

const tagsOf = (value: unknown): string[] =>
  texts(typeof value === 'string' ? value.split(',') : listField({ value }, 'value'), 'value');

/** The fields that can be changed, by key. */
const EDITS: Readonly<Record<string, (value: unknown) => GifEdit>> = {
  title: (value) => ({ title: textOf(value) }),
  source: (value) => ({ source: sourceOf(value) }),
  tags: (value) => ({ tags: tagsOf(value) }),
  rating: (value) => ({ rating: ratingOf(value) }),
  is_hidden: (value) => ({ hidden: value === true || value === 'true' || value === 1 }),
};

const applyEdit = ({ namespace }: Context, id: string, change: GifEdit): void => {
  if (!namespace.store.gifs.edit(id, change)) throw notFound('No such GIF.');
};

const update = async (context: Context): Promise<Response> => {
  const fields = await readFields(context.request);
  const key = textField(fields, 'key');
  const make = Object.hasOwn(EDITS, key) ? EDITS[key] : undefined;
  if (!make) throw badRequest(`Field "key" must be one of ${Object.keys(EDITS).join(', ')}.`);
  applyEdit(context, textField(fields, 'gif_id'), make(fields.value));
  return noContent();
};

const moderationOf = ({ rating, is_hidden }: Fields): GifEdit => ({
  ...(rating !== undefined && { rating: ratingOf(rating) }),
  ...(is_hidden !== undefined && { hidden: is_hidden === true }),
});

const moderate = async (context: Context): Promise<Response> => {
  applyEdit(context, context.params.id ?? '', moderationOf(await readFields(context.request)));
  return noContent();
};

const takeDown = async (context: Context): Promise<Response> => {
  const { takedowns, gifs } = context.namespace.store;
  const fields = await readFields(context.request);
  const entries = objects(listField(fields, 'takedowns'), 'takedowns').map((one) => ({
    gif_id: textField(one, 'gif_id'),
    reason: textField(one, 'reason'),
    note: typeof fields.note === 'string' ? fields.note : '',
    send_email: fields.send_email === true,
  }));
  if (!entries.every(({ gif_id }) => gifs.has(gif_id))) throw notFound('No such GIF.');
  for (const entry of entries) {
    gifs.edit(entry.gif_id, { takenDown: true });
    takedowns.put(entry.gif_id, entry);
  }
  return noContent();
};

export const gifChangeEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint(
    'POST',
    '/ajax/gif/update',
    'Changes one field of an item: gif_id, key, value.',
    update,
    { body: 'gifUpdate' },
  ),
  siteEndpoint(
    'POST',
    '/api/v1/gifs/:id/moderation',
    'Moderates a GIF: rating, is_hidden.',
    moderate,
    { body: 'moderation' },
  ),
  siteEndpoint(
    'POST',
    '/api/v3/content-takedown/takedown',
    'Takes GIFs down, so that they are not found any more: takedowns (gif_id, reason), send_email, note.',
    takeDown,
    { body: 'takedown' },
  ),
];
