import type { IImages } from './images.ts';
import type { IUser } from './user.ts';
import type { IVideo } from './video.ts';

export type GifID = string | number;

/** Source video of a GIF on another service. */
export interface IExternalMedia {
  provider_name: 'youtube' | 'vimeo';
  /** Id of the video at the provider. */
  asset_uid: string;
  /** Start of the GIF in the video, in seconds. */
  start?: number;
}

/** Campaign data of a sponsored GIF; empty for every other GIF. */
export interface IBottleData {
  tags?: string[];
  [key: string]: unknown;
}

/** A GIF, sticker, text or clip, returned by {@link normalizeGif}. */
export interface IGif {
  type: 'video' | 'gif' | 'text' | 'sticker' | 'emoji';
  /** Always a string after normalization; the type lets callers pass numbers. */
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
   * Language of the title, the tags and the alt text as a BCP 47 tag, if known. Default: detected from the script;
   * Latin script counts as English.
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
  /** True if it flashes more than three times per second (WCAG 2.2, 2.3.1). False if unknown; hosts may set it. */
  is_flashing?: boolean;
  /** Id of the response that contained this GIF. */
  response_id: string;
  /** Opaque; sent back with every pingback about this GIF. */
  analytics_response_payload: string;
  emoji_group_id?: number;
  variation?: string;
  variation_count?: number;
}

/** List in which a user found a GIF, for pingbacks. */
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
