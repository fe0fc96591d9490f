import { scaleOf, viewOf } from '@gifkit/headless/core';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/utils';
import type { RefObject } from 'react';
import { PICKER_SHORT_VIEW } from '../../constants.ts';

/** Space for a sheet between the top of the visual viewport and an on-screen keyboard, in px of the sheet. */
interface SheetSpace {
  height: number;
  /** Distance from the bottom of the layout viewport. */
  bottom: number;
  isShort: boolean;
}

/**
 * Returns the space for a sheet. Ignores pinch zoom, which must not resize the sheet.
 *
 * @param scale CSS zoom: screen px per px of the sheet.
 */
export function sheetSpace(
  window: Pick<Window, 'visualViewport' | 'innerWidth' | 'innerHeight'>,
  scale: number,
): SheetSpace {
  const { innerHeight, visualViewport } = window;
  const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
  const top = isZoomed ? 0 : (visualViewport?.offsetTop ?? 0);
  const visible = isZoomed ? innerHeight : (visualViewport?.height ?? innerHeight);
  const height = visible / scale;
  return {
    height,
    bottom: Math.max(0, innerHeight - top - visible) / scale,
    isShort: height <= PICKER_SHORT_VIEW,
  };
}

/** Reports changes of the window's visible area, for instance by an on-screen keyboard. */
export function observeViewport(window: Window, listener: () => void): () => void {
  const { visualViewport } = window;
  window.addEventListener('resize', listener);
  visualViewport?.addEventListener('resize', listener);
  visualViewport?.addEventListener('scroll', listener);
  return () => {
    window.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('scroll', listener);
  };
}

/** Keeps a sheet above the on-screen keyboard, and sets `data-short` if its height is small. */
export function useSheetSpace(dialog: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useIsomorphicLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isSheet) return;
    const window = viewOf(element);
    const update = () => {
      const { height, bottom, isShort } = sheetSpace(window, scaleOf(element));
      element.style.setProperty('--_visible', `${height}px`);
      element.style.setProperty('--_keyboard', `${bottom}px`);
      element.toggleAttribute('data-short', isShort);
    };
    update();
    const stop = observeViewport(window, update);
    return () => {
      stop();
      element.style.removeProperty('--_visible');
      element.style.removeProperty('--_keyboard');
      element.removeAttribute('data-short');
    };
  }, [dialog, isSheet]);
}
