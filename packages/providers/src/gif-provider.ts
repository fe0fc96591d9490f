import type { CallOptions, CursorPage, Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { TermSources, Terms } from './terms/terms.ts';

/**
 * Reference to a GIF that may be stored or sent: its id, size and alt text. It has no media URL, because services
 * change and remove URLs, and most terms forbid storing them.
 */
export interface GifReference {
  readonly provider: string;
  readonly id: string;
  readonly type: ProviderType;
  /** px; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A reference with its GIF; `missing` if the service no longer has it. */
export type ResolvedReference =
  | { readonly status: 'found'; readonly reference: GifReference; readonly gif: IGif }
  | { readonly status: 'missing'; readonly reference: GifReference };

export type ProviderType = 'gifs' | 'stickers' | 'clips';

export interface ListOptions extends CallOptions {
  /** @default 'gifs' */
  type?: ProviderType | undefined;
  /** Maximum number of results, adjusted to the limits of the service. @default 25 */
  limit?: number | undefined;
  /** `next` of the previous page; undefined for the first page. */
  cursor?: string | undefined;
  /** Highest rating of the results. @default 'pg-13' */
  rating?: Rating | undefined;
  /**
   * Language of the term, as a BCP 47 tag such as `de`, `en-GB` or `zh-TW`. A language that the service does not
   * support is not sent. Default: the service's default.
   */
  lang?: string | undefined;
}

/** An advertisement among the results; only some keys have them. */
export interface ProviderAd {
  /** URL of a page for a frame, or its HTML. */
  content: string;
  /** px; 0 if unknown. */
  width: number;
  height: number;
}

/** A page of GIFs. The last one has no `next`. */
export interface GifPage extends CursorPage<IGif> {
  /** Advertisements. The terms forbid leaving them out. */
  ads?: readonly ProviderAd[] | undefined;
}

export interface ProviderCategory {
  name: string;
  term: string;
  /** URL of a picture. */
  still?: string | undefined;
  /** URL of an animated preview, shown while the user points at the category. */
  preview?: string | undefined;
}

interface TermOptions extends CallOptions {
  /** Maximum number of terms. @default 10 */
  limit?: number | undefined;
  lang?: string | undefined;
}

interface CategoryOptions extends TermOptions {
  type?: ProviderType | undefined;
}

interface ProviderAttribution {
  /** 'Powered By GIPHY' */
  text: string;
  url: string;
  /** True if the terms require it. */
  isRequired: boolean;
  /** Required placeholder of an empty search field. */
  placeholder?: string | undefined;
  /** Required places. */
  places: readonly ('search-field' | 'results')[];
  /** The service's logo. Packages do not include the file, which belongs to the service. */
  mark?: ProviderMark | undefined;
}

/** The official logo that a service requires beside its results. */
interface ProviderMark {
  /** True if the text is not sufficient. */
  isRequired: boolean;
  /** Page of the service that shows the mark. */
  url: string;
}

/** Features of a service, and its terms. */
export interface Capabilities extends Terms {
  types: readonly ProviderType[];
  attribution: ProviderAttribution;
  /** Formats of renditions. */
  formats: readonly ('gif' | 'webp' | 'mp4' | 'webm')[];
  /** Minimum and maximum number of results per page. */
  limits: { readonly min: number; readonly max: number };
  /** Pages that the terms were read from, with dates. */
  termSources: TermSources;
}

/**
 * A GIF service. Calls reject with a `FetchError` on failure (test with `isFetchError`), with a `TypeError` for a
 * wrong option, and with the reason of their `signal` when that is aborted.
 *
 * @example <Grid width={900} fetchGifs={(_offset, options) => provider.search('cats', options)} />
 */
export interface GifProvider {
  /** Short name, such as 'giphy'. */
  readonly name: string;
  /**
   * Identifies key, host and customer without revealing them. It is stable for equal settings, so that a host may
   * create the provider in each render, and differs if the results would differ. Use it as `resetKey` for your own
   * list. It is valid until the page ends. Default: the name.
   */
  readonly id?: string | undefined;
  readonly capabilities: Capabilities;
  search(term: string, options?: ListOptions): Promise<GifPage>;
  trending(options?: ListOptions): Promise<GifPage>;
  gif(id: string, options?: CallOptions & Pick<ListOptions, 'type'>): Promise<IGif>;
  /**
   * Fetches GIFs by id in as few requests as possible: GIPHY accepts 100 ids per request, the others 50.
   *
   * @returns the GIFs by id, without those that the service does not have.
   */
  gifs(
    ids: readonly string[],
    options?: CallOptions & Pick<ListOptions, 'type'>,
  ): Promise<ReadonlyMap<string, IGif>>;
  /** Returns a reference to store or send; `resolve` turns it back into a GIF. */
  toReference(gif: IGif): GifReference;
  /**
   * Fetches the GIFs of references, in their order and in as few requests as possible. Each one is found or
   * missing. If the service fails, the call rejects.
   */
  resolve(references: readonly GifReference[], options?: CallOptions): Promise<ResolvedReference[]>;
  /** Fetches GIFs similar to one. */
  related?: ((gif: IGif, options?: ListOptions) => Promise<GifPage>) | undefined;
  /** Fetches GIFs that this user shared, the latest first. */
  recents?: ((options?: ListOptions) => Promise<GifPage>) | undefined;
  /** Fetches animated emoji. */
  emoji?: ((options?: ListOptions) => Promise<GifPage>) | undefined;
  /** Fetches variants of an emoji, such as skin tones. */
  emojiVariations?: ((emoji: IGif, options?: CallOptions) => Promise<IGif[]>) | undefined;
  categories?: ((options?: CategoryOptions) => Promise<ProviderCategory[]>) | undefined;
  /** Fetches completions of a term. */
  suggestions?: ((term: string, options?: TermOptions) => Promise<string[]>) | undefined;
  /** Fetches currently popular search terms. */
  trendingTerms?: ((options?: TermOptions) => Promise<string[]>) | undefined;
  /** Reports to the service that a GIF was shared, with the search term that found it. */
  registerShare?:
    | ((gif: IGif, options?: CallOptions & { term?: string | undefined }) => Promise<void>)
    | undefined;
}
