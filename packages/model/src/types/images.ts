/** Size of a rendition in px; 0 if the service sends none (`looping`, `480w_still`). */
export interface IRendition {
  width: number;
  height: number;
}

export interface IImage extends IRendition {
  url: string;
  /** Bytes, as a string of the service. */
  size?: string;
}

export interface IMP4 extends IRendition {
  mp4: string;
  mp4_size: string;
}

export interface IWebP {
  webp: string;
  webp_size: string;
}

export type ImageAllTypes = IImage & IWebP & IMP4;

/** Renditions of a GIF by name. The service omits missing ones. */
export interface IImages {
  original: ImageAllTypes;
  original_still: IImage;
  original_mp4: IMP4;
  fixed_width: ImageAllTypes;
  fixed_width_still: IImage;
  fixed_width_small: ImageAllTypes;
  fixed_width_small_still: IImage;
  fixed_width_downsampled: IImage & IWebP;
  fixed_height: ImageAllTypes;
  fixed_height_still: IImage;
  fixed_height_small: ImageAllTypes;
  fixed_height_small_still: IImage;
  fixed_height_downsampled: IImage & IWebP;
  downsized: IImage;
  downsized_still: IImage;
  downsized_small: IImage & IMP4;
  downsized_medium: IImage;
  downsized_large: IImage;
  looping: IMP4;
  preview: IImage & Partial<IMP4>;
  preview_gif: IImage;
  preview_webp: IImage;
  hd?: IMP4;
  source?: IImage;
  '480w_still': IImage;
}

export type RenditionName = keyof IImages;
