import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

/**
 * The tags of GIFs in one language.
 *
 * @param lang code of the language, as `de`.
 * @returns by GIF id; undefined, and the error is logged
 */
export const getLanguageTags = /* @__PURE__ */ site(
  'GET',
  '/ajax/gif/bulk/language-tags',
  (send, gifIds: readonly Id[], lang: string, options: CallOptions = {}) => {
    const query = { gif_ids: gifIds.join(), lang };
    return send({ query, options }, json<Record<string, string[]>>);
  },
);

/**
 * Adds tags in one language to a GIF.
 *
 * @returns true; undefined, and the error is logged
 */
export const addLanguageTags = /* @__PURE__ */ site(
  'POST',
  '/ajax/gif/{id}/language-tags',
  (send, id: Id, tags: readonly string[], lang: string, options: CallOptions = {}) =>
    send({ params: { id }, body: { tags, lang }, options }, done),
);

/**
 * Deletes one tag in one language from a GIF.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteLanguageTag = /* @__PURE__ */ site(
  'DELETE',
  '/ajax/gif/{id}/language-tags',
  (send, id: Id, tag: string, lang: string, options: CallOptions = {}) =>
    send({ params: { id }, query: { tag, lang }, options }, done),
);
