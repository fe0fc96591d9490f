import type { FetchGifs } from '@gifkit/fetch-api';
import type { GifListHandle, ListPattern } from '@gifkit/headless';
import type { Columns, GridMemory } from '@gifkit/headless/core';
import type { IGif, IUser } from '@gifkit/model';
import type { ElementType, ReactNode } from 'react';
import type { GifAppearanceProps, GifEventProps } from '../gif/gif-props.ts';

/** How a grid is read and walked through: articles of a feed, or cells to pick one from. */
export type GridPattern = ListPattern;

/** What a `ref` of a Grid can do. */
export type GridHandle = GifListHandle;

export interface GridProps extends GifAppearanceProps, GifEventProps {
  /**
   * Fetches the page that begins at `offset`. The newest function is called for the next page;
   * another function does not start the list over.
   *
   * @example (offset, { signal }) => gf.trending({ offset, signal })
   */
  fetchGifs: FetchGifs;
  /**
   * Says what is fetched, for instance the search term: another key starts over without remounting. The
   * first change fetches at once; of several changes within 250 ms only the last one fetches.
   */
  resetKey?: string | number | undefined;
  /**
   * Width of the grid in px. Beside `percentWidth` it only decides which renditions are fetched, and what
   * the server lays out.
   *
   * @default the width of the container; on the server 1040
   */
  width?: number | undefined;
  /** CSS width of the grid in place of `width`, for instance `'100%'`. */
  percentWidth?: string | undefined;
  /**
   * Number of columns, or numbers by the width of the grid: `{ 0: 2, 600: 3 }` has 3 from 600 px on. @default 3
   */
  columns?: Columns | undefined;
  /** px between the tiles. @default 6 */
  gutter?: number | undefined;
  /** px by which each column is moved down, from the first column on. */
  columnOffsets?: number[] | undefined;
  /**
   * Show the stills of all GIFs. The reader can still start single ones, until this changes. If it is not given,
   * the MotionProvider around decides, else the reader's preference for reduced motion.
   */
  paused?: boolean | undefined;
  className?: string | undefined;
  /**
   * How the grid is read and walked through (WAI-ARIA Authoring Practices). A `feed` of articles: Page Up
   * and Page Down go from one to the other. A `picker`: one stop of the Tab key, arrows go in all directions.
   *
   * @default 'feed'
   */
  pattern?: GridPattern | undefined;
  /** What the grid is called. @default 'GIFs', in the language of the labels */
  'aria-label'?: string | undefined;
  /** Mounts the grid as it was left: the same GIFs at the same place. */
  memory?: GridMemory | undefined;
  /** The logged-in user; the id goes with the events. @default the one of the PingbackContext */
  user?: Partial<IUser> | undefined;
  /** Goes with the events as `layout_type`. @default 'GRID' */
  layoutType?: 'GRID' | 'MIXED' | undefined;
  /** GIFs that are there before the first page; the server renders them. */
  initialGifs?: IGif[] | undefined;
  /**
   * GIFs that the host keeps itself, shown in place of those that the grid fetched. An edited list goes on
   * with the next page; a list without any GIF of the one before starts over.
   */
  externalGifs?: IGif[] | undefined;
  /** Shows that more GIFs are on their way. @default Loader */
  loader?: ElementType<{ className?: string }> | undefined;
  /** Holds the place of the first page. @default the `loader` where one is given, else placeholders in the columns */
  skeleton?: ElementType<{ className?: string }> | undefined;
  /** When the loader counts as in view, for instance `{ rootMargin: '0px 0px 500px 0px' }` to load sooner. */
  loaderConfig?: IntersectionObserverInit | undefined;
  /** Shown when there is not a single GIF; `null` for nothing. @default 'No GIFs found.', by the labels */
  noResultsMessage?: ReactNode;
  /**
   * Replaces the message about a page that could not be fetched, and its button. `retry` of the `ref` fetches the
   * page again.
   */
  errorMessage?: ReactNode;
  /** Shown below the last GIF, once there are no more. */
  endMessage?: ReactNode;
  /** Ids of GIFs whose pictures are fetched before they are in view. */
  eagerIds?: readonly IGif['id'][] | undefined;
  /** All GIFs so far, after each page that brought new ones. */
  onGifsFetched?: ((gifs: IGif[]) => void) | undefined;
  onGifsFetchError?: ((error: Error) => void) | undefined;
}
