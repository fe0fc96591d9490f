import { useSyncExternalStore } from 'react';
import { PICKER_SHEET_WIDTH } from '../../constants.ts';

const QUERY = `(max-width: ${PICKER_SHEET_WIDTH}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/**
 * Whether the screen is so narrow that a bottom sheet is better than a popover. False on the server, which
 * cannot know.
 */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY)?.matches ?? false,
    () => false,
  );
