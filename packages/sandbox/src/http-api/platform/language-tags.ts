import { notFound } from '../../http/errors.ts';
import { required } from '../../http/parameters.ts';
import type { Context } from '../context.ts';
import { listField, readFields, textField, texts } from './body.ts';
import { getGif, gifsById } from './get-gif.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

const add = async (context: Context): Promise<Response> => {
  const { languageTags } = context.namespace.store;
  const { id } = getGif(context, context.params.id);
  const fields = await readFields(context.request);
  const key = `${id}:${textField(fields, 'lang')}`;
  const tags = texts(listField(fields, 'tags'), 'tags');
  languageTags.put(key, [...new Set([...(languageTags.get(key) ?? []), ...tags])]);
  return noContent();
};

const remove = (context: Context): Response => {
  const { languageTags } = context.namespace.store;
  const { id } = getGif(context, context.params.id);
  const key = `${id}:${required(context.query, 'lang')}`;
  const tag = required(context.query, 'tag');
  const tags = languageTags.get(key) ?? [];
  if (!tags.includes(tag)) throw notFound('The GIF has no such tag.');
  const left = tags.filter((one) => one !== tag);
  if (left.length) languageTags.put(key, left);
  else languageTags.remove(key);
  return noContent();
};

export const languageTagEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint(
    'GET',
    '/ajax/gif/bulk/language-tags',
    'Tags of gif_ids in lang.',
    (context) => {
      const lang = required(context.query, 'lang');
      const { languageTags } = context.namespace.store;
      return gifsById(context, ({ id }) => languageTags.get(`${id}:${lang}`) ?? []);
    },
    { query: ['gif_ids!', 'tagLanguage!'], response: 'textsByName' },
  ),
  siteEndpoint('POST', '/ajax/gif/:id/language-tags', 'Adds tags to a GIF: tags, lang.', add, {
    body: 'languageTags',
  }),
  siteEndpoint('DELETE', '/ajax/gif/:id/language-tags', 'Removes a tag: tag, lang.', remove, {
    query: ['tagLanguage!', 'languageTag!'],
  }),
];
