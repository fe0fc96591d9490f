import { FetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { checkTerm, type GifProvider, type GifReference, type UnderTerms } from '@gifkit/providers';
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

interface SelectionOptions {
  provider: Pick<GifProvider, 'name' | 'capabilities' | 'toReference'>;
  alt: string;
  isAltEdited: boolean;
  term: string;
  /** px */
  width: number;
  formats: readonly RenditionFormat[];
}

const MIME_TYPES: Readonly<Record<RenditionFormat, string>> = {
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

export const mimeTypeOf = ({ format }: Pick<ChosenRendition, 'format'>): string =>
  MIME_TYPES[format];

async function download(
  { url, format }: ChosenRendition,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'omit', ...(signal && { signal }) });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new FetchError('The GIF could not be downloaded', url, 0, '', { cause });
  }
  const { ok, status, statusText } = response;
  if (!ok) throw new FetchError('The GIF could not be downloaded', url, status, statusText);
  const blob = await response.blob();
  return blob.type ? blob : new Blob([blob], { type: MIME_TYPES[format] });
}

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
      checkTerm(source, 'mayStoreMedia');
      return download(rendition, signal);
    },
  };
}
