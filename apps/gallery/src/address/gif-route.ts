import type { IGif } from '@gifkit/model';
import type { Route } from './route.ts';

const SECTION_OF_TYPE: Partial<Record<IGif['type'], 'stickers' | 'clips'>> = {
  sticker: 'stickers',
  emoji: 'stickers',
  text: 'stickers',
  video: 'clips',
};

/** Where the page of a GIF is: its words and its id, `happy-cat-a1b2`. */
export function routeOfGif({ id, slug, type, is_sticker }: IGif): Route & { page: 'gif' } {
  const section = SECTION_OF_TYPE[type] ?? (is_sticker ? 'stickers' : 'gifs');
  const isWhole = typeof slug === 'string' && slug.endsWith(`-${id}`);
  return { page: 'gif', section, slug: isWhole ? slug : String(id) };
}

/** The ids that a slug may end in, the likeliest first: ids of texts have hyphens, too. */
export function idsOf(slug: string): string[] {
  const text = /(?:^|-)(text-\d+-.+)$/.exec(slug)?.[1];
  const last = slug.split('-').at(-1) || slug;
  return [...new Set([text, last, slug])].filter((id) => id !== undefined);
}
