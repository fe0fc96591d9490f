import type { Columns } from '@gifkit/headless/core';
import type * as GifList from '@gifkit/headless/list';
import type { GifListHandle } from '@gifkit/headless/list';
import type { TileEvents } from '@gifkit/headless/tile';
import type { IGif } from '@gifkit/model';
import type { ElementType, ReactNode } from 'react';
import type { GifAppearanceProps } from '../gif/gif-props.ts';

/** Methods of a Grid's `ref`. */
export type GridHandle = GifListHandle;

export interface ListProps
  extends GifAppearanceProps,
    TileEvents,
    Pick<
      GifList.RootProps,
      | 'aria-label'
      | 'className'
      | 'fetchGifs'
      | 'initialGifs'
      | 'onGifsFetched'
      | 'onGifsFetchError'
      | 'paused'
      | 'resetKey'
      | 'user'
    > {
  /** px between the tiles. @default 6 */
  gutter?: number | undefined;
  /** Observer options for its end, for instance `{ rootMargin: '0px 0px 500px 0px' }` to load sooner. */
  loaderConfig?: IntersectionObserverInit | undefined;
  /** Shown if the list is empty; `null` shows nothing. Default: 'No GIFs found.', by the labels. */
  noResultsMessage?: ReactNode;
}

export interface GridProps
  extends ListProps,
    Pick<GifList.RootProps, 'externalGifs' | 'memory'>,
    Pick<GifList.MasonryProps, 'pattern' | 'percentWidth'> {
  /**
   * Width of the grid in px. With `percentWidth`, it only selects the renditions. Default: the width of the container,
   * also on the server.
   */
  width?: number | undefined;
  /**
   * Number of columns, or numbers by minimum width of the grid: `{ 0: 2, 600: 3 }` has 3 from 600 px. @default 3
   */
  columns?: Columns | undefined;
  /** Vertical offset of each column in px, starting with the first. */
  columnOffsets?: number[] | undefined;
  /** `layout_type` of the events. @default 'GRID' */
  layoutType?: 'GRID' | 'MIXED' | undefined;
  /** Component shown while the next page loads. @default Loader */
  loader?: ElementType<{ className?: string }> | undefined;
  /** Component shown while the first page loads. Default: `loader` if set, otherwise placeholders in columns. */
  skeleton?: ElementType<{ className?: string }> | undefined;
  /** Replaces the message and button of a failed page. To fetch the page again, call `retry` of the `ref`. */
  errorMessage?: ReactNode;
  /** Shown below the last GIF once all pages have loaded. */
  endMessage?: ReactNode;
  /** Ids of GIFs whose pictures load before they are in view. */
  eagerIds?: readonly IGif['id'][] | undefined;
}
