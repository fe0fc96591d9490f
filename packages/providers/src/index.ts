export { type CatalogOptions, catalog } from './catalog/catalog.ts';
export {
  defineProvider,
  type ItemOptions,
  type ProviderDefinition,
  type RawPage,
} from './define-provider.ts';
export { fetchJson } from './fetch-json.ts';
export type {
  Capabilities,
  GifPage,
  GifProvider,
  GifReference,
  ListOptions,
  ProviderAd,
  ProviderCategory,
  ProviderType,
  ResolvedReference,
} from './gif-provider.ts';
export { giphy } from './giphy/giphy.ts';
export { klipy } from './klipy/klipy.ts';
export type { ReadOptions } from './list-options.ts';
export { providerId } from './provider-id.ts';
export { readReference } from './references/with-references.ts';
export {
  type MediaFile,
  type MediaFormat,
  type RawImages,
  toImages,
} from './renditions/to-images.ts';
export type { ProviderClientOptions } from './service-client.ts';
export { TENOR_HOSTS, tenor } from './tenor/tenor.ts';
export { checkTerm, describeTerm, type UnderTerms } from './terms/check-term.ts';
export type { TermsOptions } from './terms/service-terms.ts';
export {
  type Permission,
  type TermName,
  type TermSource,
  type TermSources,
  type Terms,
  TermsError,
} from './terms/terms.ts';
