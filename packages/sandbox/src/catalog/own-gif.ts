import * as z from 'zod';
import { explain } from '../http/validate.ts';
import { isCategory } from './categories.ts';
import { type CatalogEntry, RATINGS, SEARCHED, type Tag, tagText } from './entry.ts';
import { NEVER, serviceTime, slugOf } from './ids.ts';

/** Error in a custom catalog; the message names the file or GIF and the reason. */
class CatalogError extends Error {
  override readonly name = 'CatalogError';
}

/** Custom GIF in the service's format. Additional fields are returned unchanged. */
export interface CatalogGif {
  /** Letters, digits and `_`. */
  id: string | number;
  title: string;
  /** Renditions by name, each with at least one of `url`, `webp` and `mp4`. */
  images: object;
  /** `gif`, `sticker`, `text` or `video`. Default: 'gif', or 'sticker' with `is_sticker`. */
  type?: string | undefined;
  /** Strings, or objects with a `text`. */
  tags?: readonly unknown[] | undefined;
  /** `y`, `g`, `pg`, `pg-13` or `r`. @default 'g' */
  rating?: string | undefined;
  username?: string | undefined;
  source?: string | undefined;
  video?: object | undefined;
  user?: object | undefined;
  alt_text?: string | undefined;
}

const IMPORTED = serviceTime(Date.UTC(2026, 0, 1));

const text = (otherwise: string) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? otherwise);

const ADDRESS = z
  .string()
  .refine((value) => value === '' || URL.canParse(value), 'must be an absolute URL')
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

/** Fields that are derived, or belong to a single response. */
const NOT_DETAILS = [
  ...Object.keys(OWN_GIF.omit({ id: true, is_sticker: true }).shape),
  'analytics',
  'analytics_response_payload',
];

const categoryOf = (tags: readonly Tag[]): CatalogEntry['category'] =>
  tags.map((tag) => tagText(tag).toLowerCase()).find(isCategory) ?? 'everyday';

/**
 * Creates the entry of a custom GIF.
 *
 * @param where names the GIF in errors
 * @throws {CatalogError} if a field is invalid
 */
function ownEntry(where: string, value: unknown): CatalogEntry {
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
 * Creates the entries of custom GIFs, the most popular first.
 *
 * @throws {CatalogError} if a GIF is invalid or two have the same id
 */
export function ownEntriesOf(gifs: readonly unknown[]): CatalogEntry[] {
  const known = new Map<string, string>();
  return gifs.map((gif, index) => {
    const where = `GIF ${index} of the catalog`;
    const entry = ownEntry(where, gif);
    const other = known.get(entry.id);
    if (other) throw new CatalogError(`${other} and ${where} have the same id, "${entry.id}".`);
    known.set(entry.id, where);
    return entry;
  });
}
