export { combineProviders } from './combine/combine-providers.ts';
export { filterProvider } from './combine/filter-provider.ts';
export { proxyMedia } from './combine/proxy-media.ts';
export {
  defineProvider,
  type ItemOptions,
  type ProviderDefinition,
  type RawPage,
} from './define-provider.ts';
export { type FetchJsonOptions, fetchJson } from './fetch-json.ts';
export type {
  Capabilities,
  CategoryOptions,
  GifPage,
  GifProvider,
  ListOptions,
  ProviderAd,
  ProviderAttribution,
  ProviderCategory,
  ProviderMark,
  TermOptions,
} from './gif-provider.ts';
export { type GiphyOptions, giphy } from './giphy/giphy.ts';
export { type KlipyOptions, klipy } from './klipy/klipy.ts';
export type { ReadOptions } from './list-options.ts';
export type { ProviderType } from './provider-type.ts';
export { readReference } from './references/gif-reference.ts';
export type { GifReference, ResolvedReference } from './references/reference-types.ts';
export type { MediaFile, MediaFormat } from './renditions/media-file.ts';
export { type RawImages, toImages } from './renditions/to-images.ts';
export type { ProviderClientOptions } from './service-client.ts';
export { TENOR_HOSTS, type TenorOptions, tenor } from './tenor/tenor.ts';
export { checkTerm, type UnderTerms } from './terms/check-term.ts';
export type { TermsOptions } from './terms/read-terms.ts';
export { termsOfHost } from './terms/service-terms.ts';
export type { Permission, TermName, TermSource, TermSources, Terms } from './terms/terms.ts';
export { isTermsError, TermsError } from './terms/terms-error.ts';
