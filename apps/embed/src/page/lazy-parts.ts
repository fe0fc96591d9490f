import { lazyPart } from '../ui/LazyPart.tsx';

/** Parts of the player that most visitors never open. */
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
