/** A caption of a clip. */
export interface Caption {
  /** Seconds. */
  from: number;
  /** Seconds. */
  to: number;
  text: string;
}

/** The description of a loop in the catalog, by which it is found. `@gifkit/sandbox-art` draws it. */
export interface Scene {
  /** Kebab-case name, unique in the catalog; also the name of the folder of its files. */
  slug: string;
  /** What the picture shows, in five words or fewer. */
  title: string;
  kind: 'gif' | 'sticker' | 'clip';
  tags: readonly string[];
  /** Slug of one of the catalog's categories. */
  category: Category;
  /** Size of the original rendition in px. */
  width: number;
  height: number;
  /** Length of one loop in seconds. */
  seconds: number;
  /** Frames per second. */
  fps: number;
  /** Whether it flashes more than three times in a second. */
  isFlashing?: true;
  /** Of a clip. */
  captions?: readonly Caption[];
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
