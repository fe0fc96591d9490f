import type { SKRSContext2D } from '@napi-rs/canvas';

/** Canvas 2D context. One unit is one pixel of the scene's own size, at every rendered size. */
export type Pen = SKRSContext2D;

/** Description of a clip's sound for people who do not hear it. */
export interface Caption {
  /** In seconds. */
  from: number;
  /** In seconds. */
  to: number;
  text: string;
}

/** Subject and metadata of a loop. */
export interface SceneDescription {
  /** Kebab-case name, unique in the catalog; also the name of the file. */
  slug: string;
  /** Subject in at most five words. */
  title: string;
  kind: 'gif' | 'sticker' | 'clip';
  /** 8 to 14 search terms: the subject, the mood, the occasion. */
  tags: readonly string[];
  category: Category;
  /** Size of the original rendition in px; landscape, portrait or square. */
  width: number;
  height: number;
  /** Length of one loop in seconds. */
  seconds: number;
  fps: number;
  /** True if it flashes more than three times in a second, so that players start it paused. */
  isFlashing?: true;
}

/**
 * Loop of the catalog with its drawing. `draw` must be pure, use seeded random numbers, and lead from the
 * last frame to the first without a jump.
 */
export interface Scene extends SceneDescription {
  /** Paints the frame at `t`, from 0 (inclusive) to 1 (exclusive). Stickers have a transparent background. */
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

/** Number of drawn frames in one loop. */
export const frameCount = ({ seconds, fps }: Pick<SceneDescription, 'seconds' | 'fps'>): number =>
  Math.max(1, Math.round(seconds * fps));

/** Returns the service's name of an emoji's variation: `default`, `variation_01`, … */
export const variationName = (index: number): string =>
  index === 0 ? 'default' : `variation_${String(index).padStart(2, '0')}`;

export const emojiSlug = ({ slug }: { slug: string }, variation: number): string =>
  `emoji-${slug}-${variationName(variation).replace('_', '-')}`;
