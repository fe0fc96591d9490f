import type { Category } from './scene.ts';

/** Kinds that can be searched. Emoji can only be listed. */
export const SEARCHED = ['gif', 'sticker', 'text', 'video'] as const;
export type Searched = (typeof SEARCHED)[number];
export type Kind = Searched | 'emoji';

/** From the most to the least restrictive. A request for one also gets all before it. */
export const RATINGS = ['y', 'g', 'pg', 'pg-13', 'r'] as const;
export type Rating = (typeof RATINGS)[number];

/** The service writes tags in both ways. */
export type Tag = string | { text: string };

/** The media of an item of one's own. In their URLs, `{origin}` stands for the origin of the request. */
export interface OwnMedia {
  images: Readonly<Record<string, unknown>>;
  video?: Readonly<Record<string, unknown>>;
  /** Files that the sandbox serves, by format; without them, the URLs lead elsewhere. */
  files?: Readonly<Partial<Record<OwnFormat, OwnFile>>>;
}

export type OwnFormat = 'gif' | 'webp' | 'mp4' | 'still';

/** A file on this machine. */
export interface OwnFile {
  path: string;
  /** Content type. */
  type: string;
  bytes: number;
  hash: string;
  /** Its first bytes that count, and what ends them: for a still, which is the first frame of a GIF. */
  firstFrame?: number;
}

/** An item, before a request adds absolute URLs and the id of the response. */
export interface Entry {
  id: string;
  kind: Kind;
  /** Slug of the scene that it shows; empty for an item of one's own. */
  scene: string;
  /** Without the kind and the account, which the response adds unless the item is one's own. */
  title: string;
  slug: string;
  tags: readonly Tag[];
  category: Category;
  /** Empty for an item without an account. */
  username: string;
  rating: Rating;
  /** As the service writes it: `2024-05-31 18:04:59`, UTC. */
  importedAt: string;
  trendedAt: string;
  source: string;
  /** Only found by its id and by searching: not in trending, random or related items. */
  unlisted?: true;
  /** Taken down or hidden: not found at all. */
  removed?: true;
  /** The only renditions that are listed; all are by default. */
  renditions?: readonly string[];
  /** In place of a scene. */
  media?: OwnMedia;
  /** Files that are listed but do not exist. */
  missing?: readonly string[];
  /** Fields of the JSON that are added, or that replace those of other items. */
  details?: Readonly<Record<string, unknown>>;
}

/** An item that can be searched for. */
export type CatalogEntry = Entry & { kind: Searched };

export const tagText = (tag: Tag): string => (typeof tag === 'string' ? tag : tag.text);
