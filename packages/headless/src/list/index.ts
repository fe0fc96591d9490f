'use client';

export { GifListItem as Item } from './GifListItem.tsx';
export {
  GifListMasonry as Masonry,
  type GifListMasonryProps as MasonryProps,
} from './GifListMasonry.tsx';
export {
  type GifListHandle,
  GifListRoot as Root,
  type GifListRootProps as RootProps,
} from './GifListRoot.tsx';
export { GifListRow as Row } from './GifListRow.tsx';
export { GifListNext as Next, GifListPrevious as Previous } from './GifListScroll.tsx';
export {
  GifListEmpty as Empty,
  GifListEnd as End,
  GifListError as Error,
  GifListLoading as Loading,
  GifListSkeleton as Skeleton,
} from './GifListState.tsx';
export { GifListViewport as Viewport } from './GifListViewport.tsx';
export { useGifList } from './list-context.ts';
export type { GifListItemData } from './list-items.tsx';
export { useGifPages } from './use-gif-pages.ts';
export { useLoadSentinel } from './use-load-sentinel.ts';
export { useMasonry } from './use-masonry.ts';
