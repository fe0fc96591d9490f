import { scaleOf, viewOf } from '@gifkit/headless/core';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/utils';
import type { RefObject } from 'react';

/** px; in visual viewports up to this height, everything in a sheet except its field scrolls away. */
const PICKER_SHORT_VIEW = 480;

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
      const { innerHeight, visualViewport } = window;
      // Pinch zoom must not resize the sheet.
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      const { offsetTop, height } =
        !visualViewport || isZoomed ? { offsetTop: 0, height: innerHeight } : visualViewport;
      // CSS zoom: screen px per px of the sheet.
      const scale = scaleOf(element);
      const below = Math.max(0, innerHeight - offsetTop - height);
      element.style.setProperty('--_visible', `${height / scale}px`);
      element.style.setProperty('--_keyboard', `${below / scale}px`);
      element.toggleAttribute('data-short', height / scale <= PICKER_SHORT_VIEW);
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
