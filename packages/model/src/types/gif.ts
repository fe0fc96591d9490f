import type { IImages } from './images.ts';
import type { IUser } from './user.ts';
import type { IVideo } from './video.ts';

export type GifID = string | number;

/** The video that a GIF was made from, on another service. */
export interface IExternalMedia {
  provider_name: 'youtube' | 'vimeo';
  /** The provider's id of the video. */
  asset_uid: string;
  /** Where the video starts, in seconds. */
  start?: number;
}

/** What kind of campaign a sponsored GIF carries; empty for every other GIF. */
export interface IBottleData {
  tags?: string[];
  [key: string]: unknown;
}

/** One GIF, sticker, text or clip, after {@link normalizeGif}. */
export interface IGif {
  type: 'video' | 'gif' | 'text' | 'sticker' | 'emoji';
  /** Always a string once normalised; the wide type lets callers pass numbers. */
  id: GifID;
  slug: string;
  url: string;
  bitly_gif_url: string;
  bitly_url: string;
  embed_url: string;
  username: string;
  source: string;
  rating: string;
  content_url: string;
  source_tld: string;
  source_post_url: string;
  import_datetime: string;
  trending_datetime: string;
  title: string;
  alt_text?: string;
  /**
   * The language of the title, the tags and the alt text as a BCP 47 tag, where somebody knows it.
   *
   * @default told by the script; Latin letters are English
   */
  lang?: string;
  tags: string[];
  images: IImages;
  video?: IVideo;
  external_media?: IExternalMedia;
  user: IUser;
  is_anonymous?: boolean;
  is_community?: boolean;
  is_dynamic?: boolean;
  is_featured?: boolean;
  is_hidden: boolean;
  is_indexable: boolean;
  is_preserve_size?: boolean;
  is_realtime?: boolean;
  is_removed: boolean;
  is_scheduled: boolean;
  is_sticker: boolean;
  bottle_data: IBottleData;
  /**
   * Whether it flashes more than three times in a second (WCAG 2.2, 2.3.1). False also if the service does not
   * tell; a host that knows may set it.
   */
  is_flashing?: boolean;
  /** Id of the response that this GIF came in. */
  response_id: string;
  /** Opaque; goes back with every pingback about this GIF. */
  analytics_response_payload: string;
  emoji_group_id?: number;
  variation?: string;
  variation_count?: number;
}

/** Where a visitor found a GIF, as a pingback reports it. */
export type PingbackEventType =
  | 'GIF_TRENDING'
  | 'GIF_RELATED'
  | 'GIF_CHANNEL'
  | 'GIF_SEARCH'
  | 'GIF_EXPLORE'
  | 'EMOJI'
  | 'TEXT_SEARCH'
  | 'TEXT_TRENDING'
  | '';
