import * as z from 'zod';
import { explain } from '../http/validate.ts';
import { isCategory } from './categories.ts';
import { type CatalogEntry, RATINGS, SEARCHED, type Tag, tagText } from './entry.ts';
import { NEVER, serviceTime, slugOf } from './ids.ts';

/** A catalog of one's own that is not as it must be; the message names the place and what is wrong. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
}

/** A GIF of one's own, as the service writes it. Further fields come in responses as they are. */
export interface CatalogGif {
  /** Letters, digits and `_`. */
  id: string | number;
  title: string;
  /** Renditions by name; each has at least one URL, as `url`, `webp` or `mp4`. */
  images: object;
  /** `gif`, `sticker`, `text` or `video`. @default 'gif', or 'sticker' with `is_sticker` */
  type?: string | undefined;
  /** Texts, or objects with a `text`. */
  tags?: readonly unknown[] | undefined;
  /** `y`, `g`, `pg`, `pg-13` or `r`. @default 'g' */
  rating?: string | undefined;
  username?: string | undefined;
  source?: string | undefined;
  video?: object | undefined;
  user?: object | undefined;
  alt_text?: string | undefined;
}

/** When an item was imported that does not say so. */
const IMPORTED = serviceTime(Date.UTC(2026, 0, 1));

const text = (otherwise: string) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? otherwise);

const ADDRESS = z
  .string()
  .refine(
    (value) => value === '' || value.startsWith('{origin}/') || URL.canParse(value),
    'must be a whole URL',
  )
  .optional();

const RENDITION = z.looseObject({ url: ADDRESS, webp: ADDRESS, mp4: ADDRESS });

const OWN_GIF = z.looseObject({
  id: z
    .union([z.string(), z.number()])
    .refine((id) => /^\w{1,100}$/.test(String(id)), 'must be 1 to 100 letters, digits or _')
    .transform(String),
  title: text(''),
  slug: text(''),
  type: z.enum(SEARCHED).optional(),
  is_sticker: z.unknown().optional(),
  tags: z.array(z.union([z.string(), z.looseObject({ text: z.string() })])).default([]),
  rating: z.enum(RATINGS).default('g'),
  username: text(''),
  source: text(''),
  import_datetime: text(IMPORTED),
  trending_datetime: text(NEVER),
  images: z
    .record(z.string(), RENDITION)
    .refine(
      (images) => Object.values(images).some(({ url, webp, mp4 }) => url || webp || mp4),
      'must have a rendition with a URL',
    ),
  video: z.looseObject({}).optional(),
});

/** Fields that an entry has by itself, and those that belong to one response. */
const NOT_DETAILS = [
  'type',
  'title',
  'slug',
  'tags',
  'rating',
  'username',
  'source',
  'import_datetime',
  'trending_datetime',
  'images',
  'video',
  'analytics',
  'analytics_response_payload',
];

const categoryOf = (tags: readonly Tag[]): CatalogEntry['category'] =>
  tags.map((tag) => tagText(tag).toLowerCase()).find(isCategory) ?? 'everyday';

/**
 * The entry for a GIF of one's own.
 *
 * @param where names the GIF in an error
 * @throws {CatalogError} when a field is wrong
 */
export function ownEntry(where: string, value: unknown): CatalogEntry {
  const { data: gif, error } = OWN_GIF.safeParse(value);
  if (error) throw new CatalogError(`${where}: ${explain(error, 'Field')}`);
  const { id, title, tags, images, video } = gif;
  return {
    id,
    kind: gif.type ?? (gif.is_sticker ? 'sticker' : 'gif'),
    scene: '',
    title,
    slug: gif.slug || [slugOf(title), id].filter(Boolean).join('-'),
    tags,
    category: categoryOf(tags),
    username: gif.username,
    rating: gif.rating,
    importedAt: gif.import_datetime,
    trendedAt: gif.trending_datetime,
    source: gif.source,
    media: { images, ...(video && { video }) },
    details: Object.fromEntries(
      Object.entries(Object(value)).filter(([name]) => !NOT_DETAILS.includes(name)),
    ),
  };
}

/**
 * The entries for GIFs of one's own, the most popular first.
 *
 * @throws {CatalogError} when a GIF is wrong, or two have the same id
 */
export function ownEntriesOf(gifs: readonly unknown[]): CatalogEntry[] {
  const entries = gifs.map((gif, index) => ownEntry(`GIF ${index} of the catalog`, gif));
  checkIds(entries.map(({ id }, index) => [id, `GIF ${index} of the catalog`]));
  return entries;
}

/** @throws {CatalogError} when two have the same id */
export function checkIds(named: readonly (readonly [id: string, where: string])[]): void {
  const known = new Map<string, string>();
  for (const [id, where] of named) {
    const other = known.get(id);
    if (other) throw new CatalogError(`${other} and ${where} have the same id, "${id}".`);
    known.set(id, where);
  }
}
