import * as z from 'zod';
import { categoryNames } from '../../catalog/categories.ts';
import type { Entry, Rating, Searched } from '../../catalog/entry.ts';
import type { Page, Paging } from '../../catalog/search/catalog.ts';
import { trending } from '../../state/schedule.ts';
import type { Context } from '../context.ts';

export interface File {
  url: string;
  width: number;
  height: number;
  size: number;
}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = {
  gif: ['url', 'size'],
  webp: ['webp', 'webp_size'],
  mp4: ['mp4', 'mp4_size'],
  still: ['url', 'size'],
} as const;

export function filesOf({ media, addresses }: Context, entry: Entry) {
  const { images } = media.mediaJson(entry, addresses.origin);
  return (rendition: string, format: keyof typeof FIELDS): File | undefined => {
    const name = format === 'still' ? `${rendition}_still` : rendition;
    const fields = images[name] as Fields | undefined;
    const [urlField, sizeField] = FIELDS[format];
    const url = fields?.[urlField];
    if (!fields || typeof url !== 'string' || !url) return undefined;
    return {
      url,
      width: Number(fields.width),
      height: Number(fields.height),
      size: Number(fields[sizeField] ?? 0),
    };
  };
}

const RATING_OF = { off: 'r', low: 'pg-13', medium: 'pg', high: 'g' } as const;

/** Content filter, read as the highest allowed rating. */
export const FILTER = z
  .enum(['off', 'low', 'medium', 'high'])
  .default('off')
  .transform((filter): Rating => RATING_OF[filter]);

export interface Part extends Paging {
  kind: Searched;
  rating: Rating;
}

export const searched = (
  { catalog }: Context,
  q: string,
  { kind, rating, ...paging }: Part,
): Page => catalog.search(q, { kind, rating, unlisted: true }, paging);

export const popular = (context: Context, { kind, rating, ...paging }: Part): Page =>
  trending(context, { kind, rating }, paging);

/** Lists all categories with a small GIF of the best item of each. */
export const covers = (context: Context, kind: Searched) =>
  categoryNames.map((category) => {
    const selection = { kind, rating: 'g', category } as const;
    const [entry] = context.catalog.list(selection, { offset: 0, limit: 1 }).entries;
    const file = entry && filesOf(context, entry)('fixed_height_small', 'gif');
    return { category, url: file?.url ?? '' };
  });
