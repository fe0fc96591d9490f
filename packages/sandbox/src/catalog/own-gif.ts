import { CatalogError } from './catalog-error.ts';
import { isCategory } from './categories.ts';
import {
  type CatalogEntry,
  type OwnMedia,
  RATINGS,
  type Rating,
  SEARCHED,
  type Searched,
  type Tag,
  tagText,
} from './entry.ts';
import { NEVER, serviceTime } from './service-time.ts';
import { slugOf } from './slug.ts';

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

type Fields = Readonly<Record<string, unknown>>;

/** When an item was imported that does not say so. */
const IMPORTED = serviceTime(Date.UTC(2026, 0, 1));

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

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && (URL.canParse(value) || value.startsWith('{origin}/'));

const isTag = (tag: unknown): tag is Tag =>
  typeof tag === 'string' || (isObject(tag) && typeof tag.text === 'string');

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);

/** Checks the fields of one item. */
class Reader {
  readonly #where: string;
  readonly #fields: Fields;

  constructor(where: string, fields: Fields) {
    this.#where = where;
    this.#fields = fields;
  }

  refuse(field: string, what: string): never {
    const value = field.split('.').reduce<unknown>((at, name) => Object(at)[name], this.#fields);
    const shown = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
    throw new CatalogError(`${this.#where}: field "${field}" must be ${what}, not ${shown}.`);
  }

  /** @param fallback for a field that is not there; without one it has to be */
  text(field: string, fallback?: string): string {
    const value = this.#fields[field] ?? fallback;
    return typeof value === 'string' ? value : this.refuse(field, 'a text');
  }

  id(): string {
    const id = String(this.#fields.id);
    return this.#fields.id !== undefined && /^\w{1,100}$/.test(id)
      ? id
      : this.refuse('id', '1 to 100 letters, digits or _');
  }

  kind(): Searched {
    const { type, is_sticker } = this.#fields;
    if (type === undefined) return is_sticker ? 'sticker' : 'gif';
    return oneOf(SEARCHED, type) ?? this.refuse('type', `one of ${SEARCHED.join(', ')}`);
  }

  rating(): Rating {
    const { rating = 'g' } = this.#fields;
    return oneOf(RATINGS, rating) ?? this.refuse('rating', `one of ${RATINGS.join(', ')}`);
  }

  tags(): readonly Tag[] {
    const { tags = [] } = this.#fields;
    return Array.isArray(tags) && tags.every(isTag) ? tags : this.refuse('tags', 'a list of texts');
  }

  media(): OwnMedia {
    const { images, video } = this.#fields;
    if (!isObject(images)) return this.refuse('images', 'an object of renditions');
    const found = Object.entries(images).flatMap(([name, rendition]) => {
      if (!isObject(rendition)) return this.refuse(`images.${name}`, 'an object with URLs');
      return ['url', 'webp', 'mp4'].filter((field) => {
        if (!rendition[field]) return false;
        return isAddress(rendition[field]) || this.refuse(`images.${name}.${field}`, 'a whole URL');
      });
    });
    if (found.length === 0) this.refuse('images', 'an object of renditions with a URL');
    if (video === undefined) return { images };
    return isObject(video) ? { images, video } : this.refuse('video', 'an object');
  }
}

const categoryOf = (tags: readonly Tag[]): CatalogEntry['category'] =>
  tags.map((tag) => tagText(tag).toLowerCase()).find(isCategory) ?? 'everyday';

/**
 * The entry for a GIF of one's own.
 *
 * @param where names the GIF in an error
 * @throws {CatalogError} when a field is wrong
 */
export function ownEntry(where: string, value: unknown): CatalogEntry {
  if (!isObject(value))
    throw new CatalogError(`${where} must be an object, as the service has it.`);
  const read = new Reader(where, value);
  const [id, title, tags] = [read.id(), read.text('title', ''), read.tags()];
  return {
    id,
    kind: read.kind(),
    scene: '',
    title,
    slug: read.text('slug', [slugOf(title), id].filter(Boolean).join('-')),
    tags,
    category: categoryOf(tags),
    username: read.text('username', ''),
    rating: read.rating(),
    importedAt: read.text('import_datetime', IMPORTED),
    trendedAt: read.text('trending_datetime', NEVER),
    source: read.text('source', ''),
    media: read.media(),
    details: Object.fromEntries(
      Object.entries(value).filter(([name]) => !NOT_DETAILS.includes(name)),
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
