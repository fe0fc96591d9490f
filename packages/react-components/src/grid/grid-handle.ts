import type { IGif } from '@gifkit/model';

/** What a `ref` of a Grid can do. */
export interface GridHandle {
  /** Drops all GIFs and fetches the first page. */
  reset: () => void;
  /** Fetches the page again that could not be fetched. Does nothing else. */
  retry: () => void;
  /**
   * Scrolls a GIF into view, in whatever scrolls the grid.
   *
   * @param options as of `Element.scrollIntoView`. @default { block: 'center' }
   * @returns false when the grid has no such GIF.
   */
  scrollToGif: (id: IGif['id'], options?: ScrollIntoViewOptions) => boolean;
}
