export {
  appendGiphySDKRequestHeader,
  appendGiphySDKRequestHeader as appendGiphySDKRequestParam,
  createPingbackId as noUUIDRandom,
  type GiphySDKRequestHeader,
  getGiphySDKRequestHeaders,
  getPingbackId,
  Logger,
  LogLevel,
  type Sdk,
  setPingbackIdStorage,
} from '@gifkit/http';
export { GiphyFetch } from './client.ts';
export type { CacheOptions, ClientOptions } from './client-options.ts';
export { defaultRating, serverUrl, setDefaultRating, setServerUrl } from './defaults.ts';
export {
  FetchError,
  forgetError,
  GeoFetchError,
  isFetchError,
  NothingFoundFetchError,
  TimeoutFetchError,
} from './errors/fetch-error.ts';
export { normalizeItems } from './normalize.ts';
export type {
  CallOptions,
  CategoriesOptions,
  CtaOptions,
  GifOptions,
  MediaType,
  PaginationOptions,
  RandomOptions,
  Rating,
  RatingOption,
  RelatedOptions,
  RelatedTagsOptions,
  SearchOptions,
  SubcategoriesOptions,
  TrendingOptions,
  TypeOption,
} from './option-types.ts';
export {
  type CursorPage,
  createPageCursor,
  type FetchGifs,
  type PagePosition,
} from './page-cursor.ts';
export { gifPages, gifPaginator } from './paginator.ts';
export { request } from './request.ts';
export { createRequester, type Requester, type RequestOptions } from './requester.ts';
export type {
  CategoriesResult,
  ChannelsResult,
  ErrorResult,
  GifResult,
  GifsResult,
  ICategory,
  ITag,
  NonPaginatedGifsResult,
  RawResult,
  Result,
  ResultMeta,
  ResultPagination,
  TagsResult,
  TermsResult,
  VideoGif,
} from './result-types.ts';
export type { Failure, Service } from './service.ts';
