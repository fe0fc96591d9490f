import type { Category } from '../art/scene.ts';

export const KINDS = ['gif', 'sticker', 'text', 'video', 'emoji'] as const;
export type Kind = (typeof KINDS)[number];

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
  /** Fields that this item has besides, or has differently from, what its kind gives it. */
  details?: Readonly<Record<string, unknown>>;
}

export const tagText = (tag: Tag): string => (typeof tag === 'string' ? tag : tag.text);
