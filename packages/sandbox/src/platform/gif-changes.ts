import type { Exchange } from '../api/call.ts';
import { RATINGS, type Rating } from '../catalog/entry.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { type Fields, listField, objects, readFields, textField, texts } from './body.ts';
import type { GifEdit } from './documents.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

const ratingOf = (value: unknown): Rating => {
  const rating = RATINGS.find((one) => one === value);
  if (rating) return rating;
  throw badRequest(`A rating is one of ${RATINGS.join(', ')}.`);
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw badRequest('The value must be a text.');
};

const tagsOf = (value: unknown): string[] =>
  texts(typeof value === 'string' ? value.split(',') : listField({ value }, 'value'), 'value');

/** What each key of an item's fields changes. */
const EDITS: Readonly<Record<string, (value: unknown) => GifEdit>> = {
  title: (value) => ({ title: textOf(value) }),
  source: (value) => ({ source: textOf(value) }),
  tags: (value) => ({ tags: tagsOf(value) }),
  rating: (value) => ({ rating: ratingOf(value) }),
  is_hidden: (value) => ({ hidden: value === true || value === 'true' || value === 1 }),
};

const edit = ({ service }: Exchange, id: string, change: GifEdit): void => {
  if (!service.platform.gifs.edit(id, change)) throw notFound('No such GIF.');
};

const update = async (exchange: Exchange): Promise<Response> => {
  const fields = await readFields(exchange.request);
  const key = textField(fields, 'key');
  const make = Object.hasOwn(EDITS, key) ? EDITS[key] : undefined;
  if (!make) throw badRequest(`Field "key" must be one of ${Object.keys(EDITS).join(', ')}.`);
  edit(exchange, textField(fields, 'gif_id'), make(fields.value));
  return noContent();
};

const moderationOf = ({ rating, is_hidden }: Fields): GifEdit => ({
  ...(rating !== undefined && { rating: ratingOf(rating) }),
  ...(is_hidden !== undefined && { hidden: is_hidden === true }),
});

const moderate = async (exchange: Exchange): Promise<Response> => {
  edit(exchange, exchange.params.id ?? '', moderationOf(await readFields(exchange.request)));
  return noContent();
};

const takeDown = async (exchange: Exchange): Promise<Response> => {
  const { takedowns, gifs } = exchange.service.platform;
  const fields = await readFields(exchange.request);
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

export const gifChangeCalls: readonly PlatformCall[] = [
  siteCall('POST', '/ajax/gif/update', 'Changes one field of an item: gif_id, key, value.', update),
  siteCall(
    'POST',
    '/api/v1/gifs/:id/moderation',
    'Decides about an item: rating, is_hidden.',
    moderate,
  ),
  siteCall(
    'POST',
    '/api/v3/content-takedown/takedown',
    'Takes items down: takedowns (gif_id, reason), send_email, note. Nobody finds them any more.',
    takeDown,
  ),
];
