'use client';

export { type FocusTarget, focusAnyway, focusedFrom, focusFirst } from './focus.ts';
export { keepFocusInView, showWhole, useKeptFocus } from './keep-focus.ts';
export { LiveRegion } from './LiveRegion.tsx';
export { lazyComponent } from './lazy-component.ts';
export { matchesMedia, mediaQuery, observeMedia } from './media-query.ts';
export { observePressOutside } from './press-outside.ts';
export { rememberedAs } from './remembered.ts';
export { renderPart } from './render-part.ts';
export { isSafeCss } from './safe-css.ts';
export { useHydrated } from './use-hydrated.ts';
export { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
export { useLatest } from './use-latest.ts';
export { useLatestCallback } from './use-latest-callback.ts';
export { useOnline } from './use-online.ts';
export { useReducedMotion } from './use-reduced-motion.ts';
export { useShallowStable } from './use-shallow-stable.ts';
export { useSsrStyle } from './use-ssr-style.tsx';
