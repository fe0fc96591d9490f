import { lazy } from 'react';

/** Lazy-loaded: most visitors never ask for these parts of the player. */
export const Clip = lazy(async () => ({ default: (await import('../clip/Clip.tsx')).Clip }));
export const ShareMenu = lazy(async () => ({
  default: (await import('../share/ShareMenu.tsx')).ShareMenu,
}));
export const RelatedSheet = lazy(async () => ({
  default: (await import('../related/RelatedSheet.tsx')).RelatedSheet,
}));
export const ExternalMedia = lazy(async () => ({
  default: (await import('../external-media/ExternalMedia.tsx')).ExternalMedia,
}));
