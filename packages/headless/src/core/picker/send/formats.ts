import { MIME_TYPES } from './download.ts';
import type { PickerSelection } from './selection.ts';

export const toUrl = ({ rendition }: Pick<PickerSelection, 'rendition'>): string => rendition.url;

/** Characters that some systems forbid in file names. */
const NOT_IN_NAMES = /[^\p{L}\p{N}]+/gu;
const LONGEST_NAME = 60;

const nameOf = ({ alt, rendition }: Pick<PickerSelection, 'alt' | 'rendition'>): string => {
  const words = alt.replace(NOT_IN_NAMES, '-').slice(0, LONGEST_NAME).replace(/^-|-$/g, '');
  return `${words || rendition.name}.${rendition.format}`;
};

/**
 * Downloads the file, for example to upload it to another service.
 *
 * @throws {FetchError} if the download fails.
 * @throws {TermsError} if the service's terms forbid copies of its media.
 */
export async function toFile(
  selection: PickerSelection,
  options?: { signal?: AbortSignal | undefined },
): Promise<File> {
  const blob = await selection.blob(options);
  return new File([blob], nameOf(selection), { type: MIME_TYPES[selection.rendition.format] });
}

/** Formats a CommonMark image, `![alt](<url>)`, or a link for a video, which Markdown cannot show. */
export function toMarkdown({ alt, rendition }: Pick<PickerSelection, 'alt' | 'rendition'>): string {
  const text = alt.replace(/\s+/g, ' ').replace(/[\\[\]!<>`*_&]/g, '\\$&');
  const url = rendition.url.replace(/[<>\\\s]/g, encodeURIComponent);
  return `${rendition.format === 'mp4' ? '' : '!'}[${text}](<${url}>)`;
}
