import { lazyPart } from '../ui/LazyPart.tsx';

/** Most visitors never ask for these parts of the player. */
export const Clip = lazyPart(
  () => import('../clip/Clip.tsx'),
  ({ Clip }) => Clip,
);
export const ShareMenu = lazyPart(
  () => import('../share/ShareMenu.tsx'),
  ({ ShareMenu }) => ShareMenu,
);
export const MoreMenu = lazyPart(
  () => import('./MoreMenu.tsx'),
  ({ MoreMenu }) => MoreMenu,
);
export const RelatedSheet = lazyPart(
  () => import('../related/RelatedSheet.tsx'),
  ({ RelatedSheet }) => RelatedSheet,
);
export const ExternalMedia = lazyPart(
  () => import('../external-media/ExternalMedia.tsx'),
  ({ ExternalMedia }) => ExternalMedia,
);
