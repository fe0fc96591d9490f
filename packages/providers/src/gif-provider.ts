import type { CallOptions, CursorPage, Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';

/** The kinds of content that a service may have. */
export type ProviderType = 'gifs' | 'stickers' | 'clips';

/** Options of every call for a list. */
export interface ListOptions extends CallOptions {
  /** @default 'gifs' */
  type?: ProviderType | undefined;
  /** How many results at most, changed to a number that the service allows. @default 25 */
  limit?: number | undefined;
  /** `next` of the page before; the first page without it. */
  cursor?: string | undefined;
  /** The highest rating that a result may have. @default 'pg-13' */
  rating?: Rating | undefined;
  /** Language of the term, as a BCP 47 tag such as `de`, `en-GB` or `zh-TW`. @default that of the service */
  lang?: string | undefined;
}

/** A page of GIFs; the last one has no `next`. */
export type GifPage = CursorPage<IGif>;

/** A category of GIFs, and the term that finds them. */
export interface ProviderCategory {
  name: string;
  term: string;
  /** URL of a moving preview. */
  preview?: string | undefined;
}

export interface TermOptions extends CallOptions {
  /** How many at most. @default 10 */
  limit?: number | undefined;
  lang?: string | undefined;
}

export interface CategoryOptions extends TermOptions {
  type?: ProviderType | undefined;
}

/** The attribution that the terms of a service ask for. */
export interface ProviderAttribution {
  /** 'Powered By GIPHY' */
  text: string;
  /** Page of the service. */
  url: string;
  /** Whether the service's terms require it. */
  isRequired: boolean;
  /** The placeholder that the terms ask for in an empty search field. */
  placeholder?: string | undefined;
}

/** What a service can do, and what its terms allow. */
export interface Capabilities {
  types: readonly ProviderType[];
  attribution: ProviderAttribution;
  /** Files that renditions may have. */
  formats: readonly ('gif' | 'webp' | 'mp4' | 'webm')[];
  /** The most and the fewest results of a page. */
  limits: { readonly min: number; readonly max: number };
  /** Whether the service tells how many results there are in all. */
  hasTotals: boolean;
  /** Whether your own server may pass on its media. */
  mayProxyMedia: boolean;
  /** Whether your own server may keep its responses and media. */
  mayCache: boolean;
}

/**
 * A service of GIFs. Every call rejects with a `FetchError` when it fails (`isFetchError` tells), with a
 * `TypeError` when an option is wrong, and with the reason of its `signal` when that is aborted.
 *
 * @example <Grid width={900} fetchGifs={(_offset, options) => provider.search('cats', options)} />
 */
export interface GifProvider {
  /** A short name: 'giphy'. */
  readonly name: string;
  /**
   * Tells providers of one name apart: it is the same where the key, the host and the customer are, so that a
   * host may make its provider in each render, and another one where a list would be another one. A `resetKey`
   * for a list of your own. It says nothing of the key, and lasts as long as the page.
   *
   * @default the name
   */
  readonly id?: string | undefined;
  readonly capabilities: Capabilities;
  /** GIFs that fit a term. */
  search(term: string, options?: ListOptions): Promise<GifPage>;
  /** Popular GIFs. */
  trending(options?: ListOptions): Promise<GifPage>;
  /** One GIF by its id. */
  gif(id: string, options?: CallOptions & Pick<ListOptions, 'type'>): Promise<IGif>;
  /** GIFs that are similar to one. */
  related?(gif: IGif, options?: ListOptions): Promise<GifPage>;
  /** GIFs that this visitor shared before, the latest first. */
  recents?(options?: ListOptions): Promise<GifPage>;
  /** Emoji that move, where the service has them. */
  emoji?(options?: ListOptions): Promise<GifPage>;
  /** Other forms of an emoji, such as skin tones. */
  emojiVariations?(emoji: IGif, options?: CallOptions): Promise<IGif[]>;
  categories?(options?: CategoryOptions): Promise<ProviderCategory[]>;
  /** Terms that complete what is typed. */
  suggestions?(term: string, options?: TermOptions): Promise<string[]>;
  /** Terms that people look for at the moment. */
  trendingTerms?(options?: TermOptions): Promise<string[]>;
  /** Tells the service that a GIF was sent, and which term had found it. */
  registerShare?(gif: IGif, options?: CallOptions & { term?: string | undefined }): Promise<void>;
}
