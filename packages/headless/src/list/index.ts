'use client';

export { GifListItem as Item, type GifListItemProps as ItemProps } from './GifListItem.tsx';
export {
  GifListMasonry as Masonry,
  type GifListMasonryProps as MasonryProps,
} from './GifListMasonry.tsx';
export type { GifListHandle } from './GifListRoot.tsx';
export { GifListRoot as Root, type GifListRootProps as RootProps } from './GifListRoot.tsx';
export { GifListRow as Row, type GifListRowProps as RowProps } from './GifListRow.tsx';
export {
  GifListNext as Next,
  GifListPrevious as Previous,
  type GifListScrollProps as ScrollProps,
} from './GifListScroll.tsx';
export {
  GifListEmpty as Empty,
  type GifListEmptyProps as EmptyProps,
  GifListEnd as End,
  type GifListEndProps as EndProps,
  GifListError as Error,
  type GifListErrorProps as ErrorProps,
  GifListLoading as Loading,
  type GifListLoadingProps as LoadingProps,
  GifListSkeleton as Skeleton,
  type GifListSkeletonProps as SkeletonProps,
} from './GifListState.tsx';
export {
  GifListViewport as Viewport,
  type GifListViewportProps as ViewportProps,
} from './GifListViewport.tsx';
export { useGifList } from './list-context.ts';
export type { GifListItemData, ItemTile } from './list-items.tsx';
export { type GifPages, type GifPagesOptions, useGifPages } from './use-gif-pages.ts';
export { useLoadSentinel } from './use-load-sentinel.ts';
export {
  type MasonryProps as UseMasonryOptions,
  type MasonryWindow,
  useMasonry,
} from './use-masonry.ts';
