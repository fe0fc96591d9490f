import { mimeTypeOf, type PickerSelection } from './selection.ts';

export const toUrl = ({ rendition }: Pick<PickerSelection, 'rendition'>): string => rendition.url;

/** Characters that file names must not have on some systems. */
const NOT_IN_NAMES = /[^\p{L}\p{N}]+/gu;
const LONGEST_NAME = 60;

const nameOf = ({ alt, rendition }: Pick<PickerSelection, 'alt' | 'rendition'>): string => {
  const words = alt.replace(NOT_IN_NAMES, '-').slice(0, LONGEST_NAME).replace(/^-|-$/g, '');
  return `${words || rendition.name}.${rendition.format}`;
};

/**
 * Downloads the file, for an upload to another service.
 *
 * @throws {FetchError} when that fails.
 * @throws {TermsError} where the service's terms forbid copies of its media.
 */
export async function toFile(
  selection: PickerSelection,
  options?: { signal?: AbortSignal | undefined },
): Promise<File> {
  const blob = await selection.blob(options);
  return new File([blob], nameOf(selection), { type: mimeTypeOf(selection.rendition) });
}

/**
 * An image in Markdown (CommonMark), `![alt](<url>)`; for a video a link, because images cannot show it.
 */
export function toMarkdown({ alt, rendition }: Pick<PickerSelection, 'alt' | 'rendition'>): string {
  const text = alt.replace(/\s+/g, ' ').replace(/[\\[\]!<>`*_&]/g, '\\$&');
  const url = rendition.url.replace(/[<>\\\s]/g, encodeURIComponent);
  return `${rendition.format === 'mp4' ? '' : '!'}[${text}](<${url}>)`;
}
