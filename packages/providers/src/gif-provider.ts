import type { CallOptions, CursorPage, Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { TermSources, Terms } from './terms/terms.ts';

/**
 * What may be kept or sent of a GIF: where to ask for it, its size and its words. No URL of its media, because
 * services change and remove those, and most terms forbid keeping them.
 */
export interface GifReference {
  /** Name of the provider. */
  readonly provider: string;
  readonly id: string;
  readonly type: ProviderType;
  /** px; 0 where nobody knows. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A reference, and the GIF that it stands for; `missing` when the service has it no more. */
export type ResolvedReference =
  | { readonly status: 'found'; readonly reference: GifReference; readonly gif: IGif }
  | { readonly status: 'missing'; readonly reference: GifReference };

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
  /**
   * Language of the term, as a BCP 47 tag such as `de`, `en-GB` or `zh-TW`. One that the service does not have is
   * not sent. @default that of the service
   */
  lang?: string | undefined;
}

/** An advertisement among the results of a key that has them. */
export interface ProviderAd {
  /** Address of a page for a frame, or its HTML. */
  content: string;
  /** px; 0 where the service does not say. */
  width: number;
  height: number;
}

/** A page of GIFs; the last one has no `next`. */
export interface GifPage extends CursorPage<IGif> {
  /** The terms of a key that has advertisements forbid leaving them out. */
  ads?: readonly ProviderAd[] | undefined;
}

/** A category of GIFs, and the term that finds them. */
export interface ProviderCategory {
  name: string;
  term: string;
  /** URL of a moving preview. */
  preview?: string | undefined;
}

interface TermOptions extends CallOptions {
  /** How many at most. @default 10 */
  limit?: number | undefined;
  lang?: string | undefined;
}

interface CategoryOptions extends TermOptions {
  type?: ProviderType | undefined;
}

/** The attribution that the terms of a service ask for. */
interface ProviderAttribution {
  /** 'Powered By GIPHY' */
  text: string;
  /** Page of the service. */
  url: string;
  /** Whether the service's terms require it. */
  isRequired: boolean;
  /** The placeholder that the terms ask for in an empty search field. */
  placeholder?: string | undefined;
  /** Where the terms want it to be seen: in the search field, beside the results. */
  places: readonly ('search-field' | 'results')[];
  /** The service's own mark. Its file is the service's, so no package brings it along. */
  mark?: ProviderMark | undefined;
}

/** The official logo that a service wants beside its results, in its own file and colours. */
interface ProviderMark {
  /** Whether words alone are not enough. */
  isRequired: boolean;
  /** The page of the service that says what it looks like. */
  url: string;
}

/** What a service can do, and what its terms allow. */
export interface Capabilities extends Terms {
  types: readonly ProviderType[];
  attribution: ProviderAttribution;
  /** Files that renditions may have. */
  formats: readonly ('gif' | 'webp' | 'mp4' | 'webm')[];
  /** The most and the fewest results of a page. */
  limits: { readonly min: number; readonly max: number };
  /** Whether the service tells how many results there are in all. */
  hasTotals: boolean;
  /** Where the terms were read, and when. */
  termSources: TermSources;
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
  /**
   * GIFs by their ids, in as few requests as the service allows: GIPHY takes 100 ids at once, the others 50.
   *
   * @returns the GIFs by their ids, without those that the service does not have, or has no more.
   */
  gifs(
    ids: readonly string[],
    options?: CallOptions & Pick<ListOptions, 'type'>,
  ): Promise<ReadonlyMap<string, IGif>>;
  /** What may be kept or sent of a GIF; `resolve` gives the GIF again. */
  toReference(gif: IGif): GifReference;
  /**
   * The GIFs of references, in their order, in as few requests as the service allows. Each is found or missing.
   * A failure of the service says nothing about single GIFs: then the call rejects.
   */
  resolve(references: readonly GifReference[], options?: CallOptions): Promise<ResolvedReference[]>;
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
