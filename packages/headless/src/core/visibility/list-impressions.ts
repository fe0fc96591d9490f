import type { GifID } from '@gifkit/model';

/** GIFs of a list that the user has seen; independent of mounts and unmounts. */
export interface ListImpressions {
  readonly visible: Set<GifID>;
  readonly seen: Set<GifID>;
}

export const createListImpressions = (): ListImpressions => ({
  visible: new Set(),
  seen: new Set(),
});

/** Records a GIF. @returns true the first time, and always outside a list. */
export function isFirstTime(noted: Set<GifID> | undefined, id: GifID): boolean {
  if (!noted) return true;
  if (noted.has(id)) return false;
  noted.add(id);
  return true;
}
