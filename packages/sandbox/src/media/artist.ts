import type { Lettering } from '../text/lettering.ts';

/** GIF and WebP are animated; JPEG and PNG have the first frame. */
export type PictureFormat = 'gif' | 'webp' | 'jpg' | 'png';

/** The format and size of a drawn file. */
interface Output {
  /** px */
  width: number;
  /** px */
  height: number;
  /** Frames, evenly spaced over the loop. */
  frames: number;
  format: PictureFormat;
}

/** One file to draw: of a scene, of a text in one of its styles, or of an account. */
export type DrawTask =
  | ({ kind: 'scene'; slug: string } & Output)
  | ({ kind: 'text'; lettering: Lettering; variant: number } & Output)
  | {
      kind: 'avatar' | 'banner';
      /** Username. */
      name: string;
      /** 80 px high. */
      small: boolean;
      format: PictureFormat;
    };

/**
 * What the sandbox needs of the package that draws. That package is optional and is used if it is installed.
 */
export interface Artist {
  /** @throws {Error} when nothing can be drawn for the task, or the artist was closed */
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Tells it that a request was just handled that is more important than drawings. */
  giveWay(): void;
  /** Stops drawing at once. Unfinished tasks fail. */
  close(): Promise<void>;
}
