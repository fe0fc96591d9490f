import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Typed } from '../core/keys/typeahead.ts';
import { loadChunk } from '../core/shared/load-chunk.ts';
import { rootOf } from '../core/visibility/roots.ts';
import type { GridStops } from './grid-keys.ts';
import { indexOfTile } from './list-elements.ts';

type Keys = Pick<typeof import('./grid-keys.ts'), 'moveByKey'>;

let keys: Keys | undefined;

/** Loads the keys after the first render. Without them, the browser's own keys still work. */
async function loadKeys(): Promise<void> {
  if (keys) return;
  const loaded = await loadChunk('the keys of the grid', () => import('./grid-keys.ts'));
  keys ??= loaded ?? { moveByKey() {} };
}

const EDITABLE = 'input, select, textarea, [contenteditable]';

/** True if a key may move the focus. Its handler decides, but must also stop the browser from scrolling. */
function mayMove(
  { pattern, nameOf }: Pick<GridStops, 'pattern' | 'nameOf'>,
  { key, altKey, ctrlKey, metaKey, target }: KeyboardEvent,
): boolean {
  if (altKey || metaKey || (target as Element).matches(EDITABLE)) return false;
  if (key === 'Home' || key === 'End') return ctrlKey || pattern === 'picker';
  if (pattern === 'feed') return key.startsWith('Page');
  return !ctrlKey && (/^(?:Arrow|Page|F2$)/.test(key) || (!!nameOf && /^[\p{L}\p{N}]$/u.test(key)));
}

/** Dispatches a key again that was pressed before its handler had loaded. An earlier one may have moved the focus. */
async function pressAgain({ target, nativeEvent }: KeyboardEvent): Promise<void> {
  await loadKeys();
  const { activeElement } = rootOf(target as Element);
  activeElement?.dispatchEvent(new window.KeyboardEvent(nativeEvent.type, nativeEvent));
}

interface GridFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface GridFocusOptions extends Pick<GridStops, 'pattern' | 'layout' | 'nameOf' | 'reveal'> {
  after: RefObject<HTMLElement | null>;
  /** Pins a tile: it stays mounted with its neighbors, even out of view. */
  pin: (index: number | undefined) => void;
}

/**
 * Keyboard navigation of a grid. The focused tile and its neighbors stay mounted, so that scrolling does not lose the
 * reader's position and Tab continues from there.
 */
export function useGridFocus({ pin, after, ...options }: GridFocusOptions): GridFocus {
  const { pattern } = options;
  const typed = useRef<Typed>(undefined);
  useEffect(() => void loadKeys(), []);
  return {
    onFocus(event) {
      pin(indexOfTile(event.target));
    },
    onBlur({ currentTarget, relatedTarget }) {
      // Tab back into a picker returns to the last focused GIF.
      if (pattern !== 'feed') return;
      // Keeps the tile mounted that receives the focus next.
      const isInside = currentTarget.contains(relatedTarget);
      pin(isInside && relatedTarget ? indexOfTile(relatedTarget) : undefined);
    },
    onKeyDown(event) {
      const index = indexOfTile(event.target);
      if (index === undefined) return;
      if (keys) keys.moveByKey(event, { ...options, index, after: after.current, typed });
      else if (mayMove(options, event)) {
        event.preventDefault();
        event.stopPropagation();
        pressAgain(event);
      }
    },
  };
}
