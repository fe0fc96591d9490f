import { viewOf } from '@gifkit/headless/internal/core/visibility/view-of.ts';
import { mediaQuery, observeMedia } from '@gifkit/headless/internal/shared/media-query.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { PICKER_SHEET_HEIGHT, PICKER_SHEET_WIDTH } from '../../constants.ts';

const QUERY = `(max-width: ${PICKER_SHEET_WIDTH}px), (max-height: ${PICKER_SHEET_HEIGHT}px)`;

const queryBeside = (anchor: Element | null) => mediaQuery(QUERY, anchor ? viewOf(anchor) : window);

/**
 * Returns true if the viewport is too narrow or low for a popover; false on the server. Measures the anchor's window,
 * which may differ from the global one. `anchorOf` must be stable.
 */
export function useSmallViewport(anchorOf: () => Element | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => observeMedia(queryBeside(anchorOf()), onChange),
    [anchorOf],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryBeside(anchorOf())?.matches ?? false,
    () => false,
  );
}
