import type { FetchGifs } from '@gifkit/fetch-api';
import type { IGif, IUser } from '@gifkit/model';
import type { ReactNode } from 'react';
import type { GifAppearanceProps, GifEventProps } from '../gif/gif-props.ts';

export interface CarouselProps extends GifAppearanceProps, GifEventProps {
  /**
   * Fetches the page that begins at `offset`. The newest function is called for the next page;
   * another function does not start the list over.
   *
   * @example (offset, { signal }) => gf.trending({ offset, signal })
   */
  fetchGifs: FetchGifs;
  /**
   * Says what is fetched, for instance the search term: another key starts over without remounting. The
   * first change fetches at once; of several changes within 100 ms only the last one fetches.
   */
  resetKey?: string | number | undefined;
  /** px; of every GIF. */
  gifHeight: number;
  /** px; of every GIF. @default by the aspect ratio of each */
  gifWidth?: number | undefined;
  /** px between the GIFs. @default 6 */
  gutter?: number | undefined;
  /**
   * Show the stills of all GIFs. The reader can still start single ones, until this changes. If it is not given,
   * the MotionProvider around decides, else the reader's preference for reduced motion.
   */
  paused?: boolean | undefined;
  className?: string | undefined;
  /** What the carousel is called; also in the names of its buttons. @default 'GIFs', in the language of the labels */
  'aria-label'?: string | undefined;
  /** The logged-in user; the id goes with the events. @default the one of the PingbackContext */
  user?: Partial<IUser> | undefined;
  /** GIFs that are there before the first page; the server renders them. */
  initialGifs?: IGif[] | undefined;
  /** When the end counts as in view, for instance `{ rootMargin: '0px 300px' }` to load sooner. */
  loaderConfig?: IntersectionObserverInit | undefined;
  /** No buttons that scroll, for hosts that have their own. @default false */
  hideArrows?: boolean | undefined;
  /** Shown when there is not a single GIF; `null` for nothing. @default 'No GIFs found.', by the labels */
  noResultsMessage?: ReactNode;
  /** All GIFs so far, after each page that brought new ones. */
  onGifsFetched?: ((gifs: IGif[]) => void) | undefined;
  onGifsFetchError?: ((error: Error) => void) | undefined;
}
