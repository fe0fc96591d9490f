import type { GifList, GifListHandle, ListPattern } from '@gifkit/headless';
import type { Columns } from '@gifkit/headless/core';
import type { IGif } from '@gifkit/model';
import type { ElementType, ReactNode } from 'react';
import type { GifAppearanceProps, GifEventProps } from '../gif/gif-props.ts';

/** How a grid is read and walked through: articles of a feed, or cells to pick one from. */
export type GridPattern = ListPattern;

/** What a `ref` of a Grid can do. */
export type GridHandle = GifListHandle;

export interface ListProps
  extends GifAppearanceProps,
    GifEventProps,
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
  /** When its end counts as in view, for instance `{ rootMargin: '0px 0px 500px 0px' }` to load sooner. */
  loaderConfig?: IntersectionObserverInit | undefined;
  /** Shown when there is not a single GIF; `null` for nothing. @default 'No GIFs found.', by the labels */
  noResultsMessage?: ReactNode;
}

export interface GridProps
  extends ListProps,
    Pick<GifList.RootProps, 'externalGifs' | 'memory'>,
    Pick<GifList.MasonryProps, 'pattern' | 'percentWidth'> {
  /**
   * Width of the grid in px. Beside `percentWidth` it only decides which renditions are fetched, and what
   * the server lays out.
   *
   * @default the width of the container; on the server 1040
   */
  width?: number | undefined;
  /**
   * Number of columns, or numbers by the width of the grid: `{ 0: 2, 600: 3 }` has 3 from 600 px on. @default 3
   */
  columns?: Columns | undefined;
  /** px by which each column is moved down, from the first column on. */
  columnOffsets?: number[] | undefined;
  /** Goes with the events as `layout_type`. @default 'GRID' */
  layoutType?: 'GRID' | 'MIXED' | undefined;
  /** Shows that more GIFs are on their way. @default Loader */
  loader?: ElementType<{ className?: string }> | undefined;
  /** Holds the place of the first page. @default the `loader` where one is given, else placeholders in the columns */
  skeleton?: ElementType<{ className?: string }> | undefined;
  /**
   * Replaces the message about a page that could not be fetched, and its button. `retry` of the `ref` fetches the
   * page again.
   */
  errorMessage?: ReactNode;
  /** Shown below the last GIF, once there are no more. */
  endMessage?: ReactNode;
  /** Ids of GIFs whose pictures are fetched before they are in view. */
  eagerIds?: readonly IGif['id'][] | undefined;
}
