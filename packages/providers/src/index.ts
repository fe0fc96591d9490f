export { defineProvider, type ProviderDefinition, type RawPage } from './define-provider.ts';
export type {
  Capabilities,
  CategoryOptions,
  GifPage,
  GifProvider,
  ListOptions,
  ProviderAttribution,
  ProviderCategory,
  ProviderType,
  TermOptions,
} from './gif-provider.ts';
export { giphy } from './giphy/giphy.ts';
export { type KlipyOptions, klipy } from './klipy/klipy.ts';
export type { ReadOptions } from './list-options.ts';
export type { MediaFile, MediaFormat } from './renditions/media-file.ts';
export { type RawImages, toImages } from './renditions/to-images.ts';
export type { ProviderClientOptions } from './service-client.ts';
export { TENOR_HOSTS, type TenorOptions, tenor } from './tenor/tenor.ts';
