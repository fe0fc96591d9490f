export {
  type AltText,
  type DescribedGif,
  describeGif,
  getAltText,
  type KindNames,
} from './alt-text.ts';
export { getAvatarUrl, shouldShowAttribution } from './attribution.ts';
export { bestfit, RENDITION_SCALE_UP_TOLERANCE, setRenditionScaleUpMaxPixels } from './best-fit.ts';
export { BRAND_COLORS, type BrandColor, getBrandColor } from './brand-colors.ts';
export { getClientRect } from './client-rect.ts';
export { forEach, mapValues, pick, take, without } from './collections.ts';
export { chooseFilm } from './films.ts';
export { type GifFile, listFiles } from './list-files.ts';
export { normalizeChannel } from './normalize-channel.ts';
export { normalizeGif } from './normalize-gif.ts';
export { normalizeUser } from './normalize-user.ts';
export {
  getBestRendition,
  getBestRenditionUrl,
  getBestVideo,
  getSpecificRendition,
  PLAYABLE_RENDITIONS,
  type PlayableRenditionName,
} from './renditions.ts';
export { resizeImageUrl } from './resize-image.ts';
export { safeUrl } from './safe-url.ts';
export { seededIndex } from './seed.ts';
export { DEFINED_GRID, getAspectRatio, getGifHeight, getGifWidth } from './sizes.ts';
export { toJson } from './to-json.ts';
export type { IChannel, IChannelTag } from './types/channel.ts';
export type { GifID, IBottleData, IExternalMedia, IGif, PingbackEventType } from './types/gif.ts';
export type {
  IImage,
  IImages,
  IMP4,
  ImageAllTypes,
  IRendition,
  IWebP,
  RenditionName,
} from './types/images.ts';
export type { IProfileUser, IUser } from './types/user.ts';
export type { ICaption, IVideo, IVideoAssets, Language } from './types/video.ts';
export { checkIfWebP } from './webp.ts';
