import type { Exchange } from '../api/call.ts';
import { notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';
import { listField, readFields, textField, texts } from './body.ts';
import { byId, findItem } from './items.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

const add = async (exchange: Exchange): Promise<Response> => {
  const { languageTags } = exchange.service.platform;
  const { id } = findItem(exchange, exchange.params.id ?? '');
  const fields = await readFields(exchange.request);
  const key = `${id}:${textField(fields, 'lang')}`;
  const tags = texts(listField(fields, 'tags'), 'tags');
  languageTags.put(key, [...new Set([...(languageTags.get(key) ?? []), ...tags])]);
  return noContent();
};

const remove = (exchange: Exchange): Response => {
  const { languageTags } = exchange.service.platform;
  const { id } = findItem(exchange, exchange.params.id ?? '');
  const key = `${id}:${required(exchange.query, 'lang')}`;
  const tag = required(exchange.query, 'tag');
  const tags = languageTags.get(key) ?? [];
  if (!tags.includes(tag)) throw notFound('The GIF has no such tag.');
  const left = tags.filter((one) => one !== tag);
  if (left.length) languageTags.put(key, left);
  else languageTags.remove(key);
  return noContent();
};

export const languageTagCalls: readonly PlatformCall[] = [
  siteCall('GET', '/ajax/gif/bulk/language-tags', 'Tags of gif_ids in lang.', (exchange) => {
    const lang = required(exchange.query, 'lang');
    const { languageTags } = exchange.service.platform;
    return byId(exchange, ({ id }) => languageTags.get(`${id}:${lang}`) ?? []);
  }),
  siteCall('POST', '/ajax/gif/:id/language-tags', 'Gives an item tags: tags, lang.', add),
  siteCall('DELETE', '/ajax/gif/:id/language-tags', 'Takes a tag away: tag, lang.', remove),
];
