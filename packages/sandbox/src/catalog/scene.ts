import type { Category, SceneDescription } from '@gifkit/sandbox-art/drawings';

export type { Category };

export interface Caption {
  /** In seconds. */
  from: number;
  /** In seconds. */
  to: number;
  text: string;
}

/** Loop of the catalog. Only types come from `@gifkit/sandbox-art`, which draws it and may be missing. */
export interface CatalogScene extends SceneDescription {
  captions?: readonly Caption[];
}

/** Number of drawn frames in one loop. It is also needed if nothing can draw. */
export const frameCount = ({ seconds, fps }: Pick<CatalogScene, 'seconds' | 'fps'>): number =>
  Math.max(1, Math.round(seconds * fps));
