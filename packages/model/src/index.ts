export {
  type AltText,
  type DescribedGif,
  describeGif,
  getAltText,
  type KindNames,
} from './alt-text.ts';
export { shouldShowAttribution } from './attribution.ts';
export { getAvatarUrl } from './avatar.ts';
export { bestfit, setRenditionScaleUpMaxPixels } from './best-fit.ts';
export { BRAND_COLORS, type BrandColor, getBrandColor } from './brand-colors.ts';
export { getClientRect } from './client-rect.ts';
export { forEach, mapValues, pick, take, without } from './collections.ts';
export { DEFINED_GRID } from './constants.ts';
export { countFlashes, type FlashCount, type FlashOptions } from './flashes/count-flashes.ts';
export type { FlashFrame } from './flashes/frame-light.ts';
export { normalizeGif } from './normalize-gif.ts';
export { normalizeUser } from './normalize-user.ts';
export {
  getBestRendition,
  getBestRenditionUrl,
  getBestVideo,
  getSpecificRendition,
  type NamedRendition,
  type PlayableRenditionName,
  type RenditionUrlOptions,
} from './renditions.ts';
export { resizeImageUrl } from './resize-image.ts';
export { safeUrl } from './safe-url.ts';
export { getAspectRatio, getGifHeight, getGifWidth } from './sizes.ts';
export type { IChannel, IChannelTag } from './types/channel.ts';
export type { GifID, IBottleData, IExternalMedia, IGif } from './types/gif.ts';
export type {
  IImage,
  IImages,
  IMP4,
  ImageAllTypes,
  IRendition,
  IWebP,
  RenditionName,
} from './types/images.ts';
export type { PingbackEventType } from './types/pingback-event.ts';
export type { IProfileUser, IUser } from './types/user.ts';
export type { ICaption, IVideo, IVideoAssets, Language } from './types/video.ts';
export { checkIfWebP } from './webp.ts';
