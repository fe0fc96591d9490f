import type { IGif } from '@gifkit/model';

/** Asks for what comes after a list, each time for the page behind the last one. */
export type LoadMore = (signal: AbortSignal) => Promise<readonly IGif[]>;

/**
 * Opens a GIF.
 *
 * @param list what next and previous lead through.
 * @param loadMore what comes after the list.
 */
export type OpenGif = (gif: IGif, list: readonly IGif[], loadMore?: LoadMore) => void;
