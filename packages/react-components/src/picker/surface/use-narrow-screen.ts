import { useSyncExternalStore } from 'react';
import { PICKER_SHEET_WIDTH } from '../../constants.ts';

const QUERY = `(max-width: ${PICKER_SHEET_WIDTH}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether a bottom sheet has more room than a popover. False on the server, which cannot know. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY)?.matches ?? false,
    () => false,
  );
