import { call, done, type Id, json } from '../call.ts';
import type { CallOptions } from '../context.ts';

/**
 * Fetches the tags of GIFs in one language, by GIF id.
 *
 * @param lang language code, such as `de`.
 */
export const getLanguageTags = /* @__PURE__ */ call(
  'GET /ajax/gif/bulk/language-tags',
  (gifIds: readonly Id[], lang: string, options?: CallOptions) => ({
    query: { gif_ids: gifIds.join(), lang },
    options,
  }),
  json<Record<string, string[]>>,
);

export const addLanguageTags = /* @__PURE__ */ call(
  'POST /ajax/gif/{id}/language-tags',
  (id: Id, tags: readonly string[], lang: string, options?: CallOptions) => ({
    params: { id },
    body: { tags, lang },
    options,
  }),
  done,
);

export const deleteLanguageTag = /* @__PURE__ */ call(
  'DELETE /ajax/gif/{id}/language-tags',
  (id: Id, tag: string, lang: string, options?: CallOptions) => ({
    params: { id },
    query: { tag, lang },
    options,
  }),
  done,
);
