import { loadChunk } from '@gifkit/headless/internal/core/shared/load-chunk.ts';
import { type RefObject, useEffect } from 'react';

/**
 * Lazy-loaded, because only sheets need it. When it cannot be loaded, there are other ways to close the sheet.
 */
const loadPull = () =>
  loadChunk('pulling a sheet', async () => (await import('./pull-sheet.ts')).pullSheet);

/** Lets a sheet be pulled down until it closes. @param onClose always the same function. */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  isSheet: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!isSheet) return;
    let end: (() => void) | undefined;
    let isOver = false;
    loadPull().then((pull) => {
      if (sheet.current && !isOver) end = pull?.(sheet.current, onClose);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [sheet, isSheet, onClose]);
}
