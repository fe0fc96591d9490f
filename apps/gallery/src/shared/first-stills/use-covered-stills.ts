import type { GifID, IGif } from '@gifkit/model';
import type { GridMemory } from '@gifkit/react-components';
import { startTransition, useCallback, useState } from 'react';

const NONE: ReadonlySet<GifID> = new Set();

/** Whether a list begins with these GIFs: after a reload it may be another one. */
function beginsWith(memory: GridMemory | undefined, first: readonly IGif[]): boolean {
  const gifs = memory?.pages?.gifs ?? [];
  return first.length > 0 && first.every(({ id }, index) => gifs[index]?.id === id);
}

/**
 * The stills that a list begins with, as long as it is given them; and which of them lie below a GIF that
 * has loaded.
 */
export function useCoveredStills(memory: GridMemory | undefined, first: readonly IGif[] = []) {
  const [begins] = useState(() => beginsWith(memory, first));
  const [covered, setCovered] = useState(NONE);
  const onCovered = useCallback((gif: IGif) => {
    startTransition(() =>
      setCovered((before) => (before.has(gif.id) ? before : new Set(before).add(gif.id))),
    );
  }, []);
  const stills = begins && first.length > 0 ? first : undefined;
  return { stills, covered, onCovered: stills && onCovered };
}
