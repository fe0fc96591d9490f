import type { Category } from './scenes.ts';

/** Searchable kinds. Emoji can only be listed. */
export const SEARCHED = ['gif', 'sticker', 'text', 'video'] as const;
export type Searched = (typeof SEARCHED)[number];
export type Kind = Searched | 'emoji';

/** Ratings from most to least restrictive. Each includes those before it. */
export const RATINGS = ['y', 'g', 'pg', 'pg-13', 'r'] as const;
export type Rating = (typeof RATINGS)[number];

/** Tag in one of the two forms that the service uses. */
export type Tag = string | { text: string };

/** Item without absolute URLs and response id, which each request adds. */
export interface Entry {
  id: string;
  kind: Kind;
  /** Slug of the scene. */
  scene: string;
  /** Title without kind and account, which the response adds. */
  title: string;
  slug: string;
  tags: readonly Tag[];
  category: Category;
  /** Empty for an item without an account. */
  username: string;
  rating: Rating;
  /** In the service's format: `2024-05-31 18:04:59`, UTC. */
  importedAt: string;
  trendedAt: string;
  source: string;
  /** Found only by id and by searching: not in trending, random or related items. */
  unlisted?: true;
  /** Taken down or hidden: not found at all. */
  removed?: true;
  /** Listed renditions; by default all. */
  renditions?: readonly string[];
  /** Files that are listed but do not exist. */
  missing?: readonly string[];
  /** JSON fields to add or override. */
  details?: Readonly<Record<string, unknown>>;
}

export type CatalogEntry = Entry & { kind: Searched };

export const tagText = (tag: Tag): string => (typeof tag === 'string' ? tag : tag.text);
