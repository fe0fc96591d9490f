import { FetchError } from '@gifkit/fetch-api';
import { checkTerm, type UnderTerms } from '@gifkit/providers';
import type { ChosenRendition, RenditionFormat } from './choose-rendition.ts';

export const MIME_TYPES: Readonly<Record<RenditionFormat, string>> = {
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

/**
 * Downloads a file of a service.
 *
 * @throws {FetchError} if the download fails.
 * @throws {TermsError} if the service's terms forbid copies of its media.
 */
export async function downloadFile(
  { url, format }: ChosenRendition,
  service: UnderTerms,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  checkTerm(service, 'mayStoreMedia');
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
