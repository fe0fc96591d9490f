import type { IGif, IUser } from '@gifkit/model';
import type { ReactNode } from 'react';
import type { FetchGifs } from '../page-loader.ts';
import type { GifAppearanceProps, GifEventProps } from './gif-props.ts';

export interface CarouselProps extends GifAppearanceProps, GifEventProps {
  /**
   * Fetches the page that begins at `offset`. Another function that fetches something else starts over.
   *
   * @example (offset, { signal }) => gf.trending({ offset, signal })
   */
  fetchGifs: FetchGifs;
  /** Says what is fetched: another one starts over at once, without remounting. */
  resetKey?: string | number | undefined;
  /** px; of every GIF. */
  gifHeight: number;
  /** px; of every GIF. @default by the aspect ratio of each */
  gifWidth?: number | undefined;
  /** px between the GIFs. @default 6 */
  gutter?: number | undefined;
  className?: string | undefined;
  /** What the carousel is called. @default 'GIFs' */
  'aria-label'?: string | undefined;
  /** The logged-in user; the id goes with the events. @default the one of the PingbackContext */
  user?: Partial<IUser> | undefined;
  /** GIFs that are there before the first page; the server renders them. */
  initialGifs?: IGif[] | undefined;
  /** When the end counts as in view, for instance `{ rootMargin: '0px 300px' }` to load sooner. */
  loaderConfig?: IntersectionObserverInit | undefined;
  /** Shown when there is not a single GIF. */
  noResultsMessage?: ReactNode;
  /** All GIFs so far, after each page that brought new ones. */
  onGifsFetched?: ((gifs: IGif[]) => void) | undefined;
  onGifsFetchError?: ((error: Error) => void) | undefined;
}
