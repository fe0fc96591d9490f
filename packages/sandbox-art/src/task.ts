import type { ImageFormat } from './encode.ts';

/** GIF and WebP are animated; JPEG and PNG have the first frame. */
export type PictureFormat = ImageFormat;

/** What a file is to be like. */
export interface Output {
  /** px */
  width: number;
  /** px */
  height: number;
  /** Frames to draw, evenly spaced over the loop. */
  frames: number;
  format: PictureFormat;
}

/** A text that is laid out, centred on 0, 0. */
export interface Lettering {
  /** px, with the room that outline and motion need. */
  width: number;
  /** px */
  height: number;
  /** Font size in px. */
  size: number;
  /** `y` is that of a line's middle, in px. */
  lines: readonly { text: string; y: number }[];
}

/** A file of a scene, or of a text in one of its styles. */
export type LoopTask =
  | ({ kind: 'scene'; slug: string } & Output)
  | ({ kind: 'text'; lettering: Lettering; variant: number } & Output);

/** A picture of an account. */
export interface AccountTask {
  kind: 'avatar' | 'banner';
  /** Username: the same name gives the same picture. */
  name: string;
  /** 80 px high. */
  small: boolean;
  format: PictureFormat;
}

/** One file to draw. */
export type DrawTask = LoopTask | AccountTask;
