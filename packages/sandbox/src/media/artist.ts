import type { Lettering } from '../text/lettering.ts';

/** GIF and WebP are animated; JPEG and PNG have the first frame. */
export type PictureFormat = 'gif' | 'webp' | 'jpg' | 'png';

/** What a drawn file is to be like. */
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

/** What the sandbox needs of who draws. It is a package of its own, which is found if it is installed. */
export interface Artist {
  /** @throws {Error} when the task is of nothing that can be drawn, or the artist was closed */
  draw(task: DrawTask): Promise<Uint8Array>;
  /** Says that a request was just answered that comes before drawings. */
  giveWay(): void;
  /** Ends what draws at once. What is not finished fails. */
  close(): Promise<void>;
}
