import type { GifID } from '@gifkit/model';

/** Which GIFs of a list the reader has seen, whatever was mounted or unmounted meanwhile. */
export interface ListImpressions {
  readonly visible: Set<GifID>;
  readonly seen: Set<GifID>;
}

export const createListImpressions = (): ListImpressions => ({
  visible: new Set(),
  seen: new Set(),
});

/** Notes a GIF. @returns whether it is the first time; always true where there is no list. */
export function isFirstTime(noted: Set<GifID> | undefined, id: GifID): boolean {
  if (!noted) return true;
  if (noted.has(id)) return false;
  noted.add(id);
  return true;
}
