import type { Category } from '../art/scene.ts';

/** Kinds that are searched; emoji are only listed. */
export const SEARCHED = ['gif', 'sticker', 'text', 'video'] as const;
export type Searched = (typeof SEARCHED)[number];
export type Kind = Searched | 'emoji';

/** From the most to the least restrictive; a request for one gets it and all before it. */
export const RATINGS = ['y', 'g', 'pg', 'pg-13', 'r'] as const;
export type Rating = (typeof RATINGS)[number];

/** The service writes tags both ways. */
export type Tag = string | { text: string };

/** One item of the catalogue, before a request gives it absolute URLs and an answer's ids. */
export interface Entry {
  id: string;
  kind: Kind;
  /** Slug of the scene that its media show. */
  scene: string;
  /** What it shows; the answer adds kind and maker. */
  title: string;
  slug: string;
  tags: readonly Tag[];
  category: Category;
  /** Empty when nobody is named. */
  username: string;
  rating: Rating;
  /** As the service writes it: `2024-05-31 18:04:59`, UTC. */
  importedAt: string;
  trendedAt: string;
  source: string;
  /** Found by its id and by searching alone, not in what trends. */
  unlisted?: true;
  /** Taken down or hidden: nobody finds it. */
  removed?: true;
  /** The only renditions to be listed. */
  renditions?: readonly string[];
  /** Files that are listed and yet not there. */
  missing?: readonly string[];
  /** Fields that this item has besides, or has differently from, what its kind gives it. */
  details?: Readonly<Record<string, unknown>>;
}

/** An item that can be searched for. */
export type CatalogueEntry = Entry & { kind: Searched };

export const tagText = (tag: Tag): string => (typeof tag === 'string' ? tag : tag.text);
