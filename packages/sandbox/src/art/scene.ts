import type { SKRSContext2D } from '@napi-rs/canvas';

/** A canvas 2D context. One unit is one pixel of the scene's own size, whatever size is rendered. */
export type Pen = SKRSContext2D;

/**
 * One loop of the catalogue: what it shows, how it is found, and how it is drawn.
 *
 * `draw` paints the frame at `t`, from 0 (inclusive) to 1 (exclusive). It has to be pure, seed its
 * own randomness, and meet itself: what it paints towards 1 flows into what it paints at 0.
 */
export interface Scene {
  /** Kebab-case name, unique in the catalogue; names the file too. */
  slug: string;
  /** What the picture shows, as a person would say it in five words or fewer. */
  title: string;
  kind: 'gif' | 'sticker' | 'clip';
  /** 8 to 14 search terms: the subject, the mood, the occasion, what people type to find it. */
  tags: readonly string[];
  /** Slug of one of the catalogue's categories. */
  category: Category;
  /** Size of the original rendition in px; landscape, portrait or square. */
  width: number;
  height: number;
  /** Length of one loop in seconds. */
  seconds: number;
  /** Frames a second. */
  fps: number;
  /** Paints the frame at `t`. Stickers leave the ground transparent. */
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
export const frameCount = ({ seconds, fps }: Pick<Scene, 'seconds' | 'fps'>): number =>
  Math.max(1, Math.round(seconds * fps));
