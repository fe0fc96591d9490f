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
export {
  appendGiphySDKRequestHeader,
  appendGiphySDKRequestHeader as appendGiphySDKRequestParam,
  type GiphySDKRequestHeader,
  getGiphySDKRequestHeaders,
  type Sdk,
} from './headers.ts';
export { Logger, LogLevel } from './logger.ts';
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
export type { CursorPage, FetchGifs } from './page-cursor.ts';
export { gifPages } from './pages.ts';
export { type GifPaginator, gifPaginator } from './paginator.ts';
export { request } from './request.ts';
export type { RequestOptions } from './requester.ts';
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
export {
  createPingbackId as noUUIDRandom,
  getPingbackId,
  setPingbackIdStorage,
} from './session-id.ts';
