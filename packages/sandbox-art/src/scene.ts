import type { SKRSContext2D } from '@napi-rs/canvas';

/** A canvas 2D context. One unit is one pixel of the scene's own size, at every rendered size. */
export type Pen = SKRSContext2D;

/** What a loop of the catalog shows, and how it is found. */
export interface SceneDescription {
  /** Kebab-case name, unique in the catalog; also the name of the file. */
  slug: string;
  /** What the picture shows, as a person would say it in five words or fewer. */
  title: string;
  kind: 'gif' | 'sticker' | 'clip';
  /** 8 to 14 search terms: the subject, the mood, the occasion, what people type to find it. */
  tags: readonly string[];
  /** Slug of one of the catalog's categories. */
  category: Category;
  /** Size of the original rendition in px; landscape, portrait or square. */
  width: number;
  height: number;
  /** Length of one loop in seconds. */
  seconds: number;
  /** Frames per second. */
  fps: number;
  /** Whether it flashes more than three times in a second, so that players start it paused. */
  isFlashing?: true;
}

/**
 * One loop of the catalog, and how it is drawn.
 *
 * `draw` paints the frame at `t`, from 0 (inclusive) to 1 (exclusive). It must be pure, with seeded
 * random numbers, and the last frame must lead to the first one without a jump.
 */
export interface Scene extends SceneDescription {
  /** Paints the frame at `t`. Stickers have a transparent background. */
  draw(pen: Pen, t: number): void;
}

export type Category =
  | 'reactions'
  | 'animals'
  | 'celebrations'
  | 'food'
  | 'nature'
  | 'space'
  | 'abstract'
  | 'science'
  | 'sports'
  | 'everyday';

/** Frames in one loop of a scene. */
export const frameCount = ({ seconds, fps }: Pick<SceneDescription, 'seconds' | 'fps'>): number =>
  Math.max(1, Math.round(seconds * fps));
