import { useCallback, useSyncExternalStore } from 'react';
import { PICKER_SHEET_WIDTH } from '../../constants.ts';
import { mediaQuery, observeMedia } from '../../shared/media-query.ts';
import { viewOf } from '../../shared/view-of.ts';

const QUERY = `(max-width: ${PICKER_SHEET_WIDTH}px)`;

const queryBeside = (anchor: Element | null) => mediaQuery(QUERY, anchor ? viewOf(anchor) : window);

/**
 * Whether the screen is so narrow that a bottom sheet is better than a popover. False on the server, which
 * cannot know.
 *
 * @param anchorOf the element beside which the popover would be; its window can be another one. The same
 * function each time.
 */
export function useNarrowScreen(anchorOf: () => Element | null): boolean {
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
