import { gifJson } from '../api/answer.ts';
import type { Exchange } from '../api/call.ts';
import { badRequest } from '../http/errors.ts';
import { readPage } from '../http/parameters.ts';
import type { StoryDocument } from './documents.ts';

export const isPublished = (moment: string | null): boolean =>
  moment !== null && Date.parse(moment) <= Date.now();

/** A story with its GIFs in it, or with the first one alone. */
export const storyJson = (
  exchange: Exchange,
  story: StoryDocument,
  coverOnly = false,
): Record<string, unknown> => {
  const gifs = story.gifs.flatMap((id) => exchange.service.catalogue.find(id) ?? []);
  const shown = coverOnly ? gifs.slice(0, 1) : gifs;
  return {
    ...story,
    gif_count: gifs.length,
    gifs: shown.map((entry) => gifJson(exchange, entry, 'STORY')),
  };
};

const CURSOR = /^after-([\w-]+)$/;

/** One page of stories, from the one after the cursor on. */
export const answerStories = (
  exchange: Exchange,
  stories: readonly StoryDocument[],
  coverOnly: boolean,
): Response => {
  const { limit } = readPage(exchange.query);
  const cursor = exchange.query.get('next_cursor');
  const after = cursor === null ? undefined : CURSOR.exec(cursor)?.[1];
  const before = stories.findIndex(({ story_id }) => story_id === after);
  if (cursor !== null && before < 0) throw badRequest('Parameter "next_cursor" is of no page.');
  const page = stories.slice(before + 1, before + 1 + limit);
  const last = page.at(-1);
  const isLast = before + 1 + limit >= stories.length;
  return Response.json({
    data: page.map((story) => storyJson(exchange, story, coverOnly)),
    next_cursor: isLast || !last ? null : `after-${last.story_id}`,
  });
};
