import type { IGif } from '@gifkit/model';
import type { GifProvider, GifReference, UnderTerms } from '@gifkit/providers';
import { lazyChunk, required } from '../../shared/lazy-chunk.ts';
import { type ChosenRendition, chooseRendition, type RenditionFormat } from './choose-rendition.ts';

/** Chosen GIF with everything that a message needs. */
export interface PickerSelection {
  /** Smallest file that is large enough. */
  rendition: ChosenRendition;
  /** Alt text, possibly edited by the user. */
  alt: string;
  isAltEdited: boolean;
  /** px. Set `width` and `height` on the element that shows it, to prevent layout shifts. */
  width: number;
  /** px */
  height: number;
  /** Search term that found the GIF; empty without a search. */
  term: string;
  /** Store or send this if the terms forbid storing URLs; the provider's `resolve` returns its GIF. */
  reference: GifReference;
  /** Service of the GIF, with its terms. */
  provider: UnderTerms;
  /**
   * Downloads the file. Warns once if the terms require an approval.
   *
   * @throws {FetchError} if the download fails.
   * @throws {TermsError} if the service's terms forbid copies of its media.
   */
  blob: (options?: { signal?: AbortSignal | undefined }) => Promise<Blob>;
}

interface SelectionOptions extends Pick<PickerSelection, 'alt' | 'isAltEdited' | 'term'> {
  provider: Pick<GifProvider, 'name' | 'capabilities' | 'toReference'>;
  /** px */
  width: number;
  formats: readonly RenditionFormat[];
}

/** Lazy-loaded, because most hosts send the URL. */
const download = lazyChunk('the download of a GIF', () => import('./download.ts'));

/** @returns undefined if the GIF has no file in these formats. */
export function createSelection(
  gif: IGif,
  { width, formats, provider, ...about }: SelectionOptions,
): PickerSelection | undefined {
  const rendition = chooseRendition(gif, width, formats);
  if (!rendition) return undefined;
  const { name, capabilities } = provider;
  const source = { name, capabilities };
  return {
    ...about,
    rendition,
    width: rendition.width,
    height: rendition.height,
    reference: { ...provider.toReference(gif), alt: about.alt },
    provider: source,
    async blob({ signal } = {}) {
      const { downloadFile } = await required(download);
      return downloadFile(rendition, source, signal);
    },
  };
}
