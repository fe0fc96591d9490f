import type { IGif } from '@gifkit/model';

/** What a `ref` of a list can do. */
export interface GifListHandle {
  /** Drops all GIFs and fetches the first page. */
  reset: () => void;
  /** Fetches the page again that could not be fetched. Does nothing else. */
  retry: () => void;
  /**
   * Scrolls a GIF into view, in whatever scrolls the list.
   *
   * @param options as of `Element.scrollIntoView`. @default { block: 'center' }
   * @returns false when the list has no such GIF.
   */
  scrollToGif: (id: IGif['id'], options?: ScrollIntoViewOptions) => boolean;
}
