import type { IImage, IImages } from './images.ts';

/** Video files of a clip by height. The service omits missing ones. */
export interface IVideoAssets {
  /** The original upload, never used for playing. */
  source?: IImage;
  '360p'?: IImage;
  '480p'?: IImage;
  '720p'?: IImage;
  '1080p'?: IImage;
  '4k'?: IImage;
}

export type Language = 'en' | 'fr' | 'sp' | 'it' | 'de';

/** URLs of one caption track in both formats. */
export interface ICaption {
  srt: string;
  vtt: string;
}

export interface IVideo {
  assets: IVideoAssets;
  description: string;
  dash_manifest_url: string;
  hls_manifest_url: string;
  /** Renditions of the clip as a silent GIF. */
  previews: IImages;
  captions?: Partial<Record<Language, ICaption>>;
  /** Language spoken in the clip. */
  native: Language;
}
