import { badRequest } from '../../http/errors.ts';
import { readLimit } from '../../http/parameters.ts';
import type { StoryDocument } from '../../state/documents.ts';
import type { Context } from '../context.ts';
import { gifJson } from '../public/gif-response.ts';

export const isPublished = ({ namespace }: Context, date: string | null): boolean =>
  date !== null && Date.parse(date) <= namespace.clock.now();

/** A story with its GIFs, or only with the first one. */
export function storyJson(
  context: Context,
  story: StoryDocument,
  coverOnly = false,
): Record<string, unknown> {
  const gifs = story.gifs.flatMap((id) => context.namespace.catalog.find(id) ?? []);
  const shown = coverOnly ? gifs.slice(0, 1) : gifs;
  return {
    ...story,
    gif_count: gifs.length,
    gifs: shown.map((entry) => gifJson(context, entry, 'STORY')),
  };
}

const CURSOR = /^after-([\w-]+)$/;

/** A response with one page of stories, after the cursor. */
export function storiesResponse(
  context: Context,
  stories: readonly StoryDocument[],
  coverOnly: boolean,
): Response {
  const limit = readLimit(context.query);
  const cursor = context.query.get('next_cursor');
  const after = cursor === null ? undefined : CURSOR.exec(cursor)?.[1];
  const before = stories.findIndex(({ story_id }) => story_id === after);
  if (cursor !== null && before < 0) throw badRequest('Parameter "next_cursor" is of no page.');
  const page = stories.slice(before + 1, before + 1 + limit);
  const last = page.at(-1);
  const isLast = before + 1 + limit >= stories.length;
  return Response.json({
    data: page.map((story) => storyJson(context, story, coverOnly)),
    next_cursor: isLast || !last ? null : `after-${last.story_id}`,
  });
}
