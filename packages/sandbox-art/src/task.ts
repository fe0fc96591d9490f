/** Formats that sharp encodes. GIF and WebP are animated; JPEG and PNG contain the first frame. */
export type PictureFormat = 'gif' | 'webp' | 'jpg' | 'png';

export interface Output {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Number of frames, evenly spaced over the loop. */
  frames: number;
  format: PictureFormat;
}

/** Text layout, centered on 0, 0. */
export interface Lettering {
  /** In px, including padding for outline and motion. */
  width: number;
  /** In px. */
  height: number;
  /** In px. */
  size: number;
  /** `y` is the middle of the line, in px. */
  lines: readonly { text: string; y: number }[];
}

export type LoopTask =
  | ({ kind: 'scene'; slug: string } & Output)
  | ({ kind: 'text'; lettering: Lettering; variant: number } & Output);

export interface AvatarTask {
  kind: 'avatar';
  name: string;
  small: boolean;
  format: PictureFormat;
}

export type DrawTask = LoopTask | AvatarTask;
