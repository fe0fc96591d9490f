import type { Category, SceneDescription } from '@gifkit/sandbox-art/drawings';

export type { Category };

/** A caption of a clip. */
export interface Caption {
  /** Seconds. */
  from: number;
  /** Seconds. */
  to: number;
  text: string;
}

/** A loop of the catalog. `@gifkit/sandbox-art` draws it, and may not be installed: only its types are taken here. */
export interface CatalogScene extends SceneDescription {
  /** Of a clip. */
  captions?: readonly Caption[];
}

/** Frames in one loop of a scene: as many as are drawn, also where nothing can draw them. */
export const frameCount = ({ seconds, fps }: Pick<CatalogScene, 'seconds' | 'fps'>): number =>
  Math.max(1, Math.round(seconds * fps));
