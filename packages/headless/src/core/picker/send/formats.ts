import type { IGif } from '@gifkit/model';
import { termsOfHost } from '@gifkit/providers';
import { chooseRendition } from './choose-rendition.ts';
import { mimeTypeOf, type PickerSelection } from './selection.ts';

/** The address of the file. */
export const toUrl = ({ rendition }: Pick<PickerSelection, 'rendition'>): string => rendition.url;

/** Characters that file names must not have on some systems. */
const NOT_IN_NAMES = /[^\p{L}\p{N}]+/gu;
const LONGEST_NAME = 60;

/** A file name, made of the alt text and the format. */
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

/** Content of an `m.room.message` event (Matrix 1.17, client-server API, `m.image` and `m.video`). */
export interface MatrixContent {
  msgtype: 'm.image' | 'm.video';
  /** The alt text. There is no `filename`, so that clients do not show this text as a caption. */
  body: string;
  /** mxc:// */
  url: string;
  info: {
    w: number;
    h: number;
    mimetype: string;
    /** Bytes. */
    size: number;
    is_animated?: true;
  };
}

/**
 * A message for Matrix. Rooms show only files of their homeserver, so the file is uploaded first.
 *
 * @param upload gives the file to the homeserver. @returns its `mxc://` address.
 * @throws {FetchError} when the file could not be downloaded, and what `upload` throws.
 * @throws {TermsError} where the service's terms forbid copies of its media.
 * @example toMatrix(selection, async (file) => (await client.uploadContent(file)).content_uri)
 */
export async function toMatrix(
  selection: PickerSelection,
  upload: (file: File) => Promise<string>,
  options?: { signal?: AbortSignal | undefined },
): Promise<MatrixContent> {
  const file = await toFile(selection, options);
  const { alt, width, height, rendition } = selection;
  const isVideo = rendition.format === 'mp4';
  return {
    msgtype: isVideo ? 'm.video' : 'm.image',
    body: alt || file.name,
    url: await upload(file),
    info: {
      w: width,
      h: height,
      mimetype: file.type,
      size: file.size,
      ...(!isVideo && { is_animated: true as const }),
    },
  };
}

/** An embed of a post on Bluesky (lexicon `app.bsky.embed.external`). */
export interface BlueskyEmbed {
  $type: 'app.bsky.embed.external';
  external: { uri: string; title: string; description: string };
}

type Sent = Pick<PickerSelection, 'rendition' | 'alt' | 'isAltEdited'> &
  Partial<Pick<PickerSelection, 'provider'>>;

/** The terms of GIPHY and KLIPY forbid changes to the URLs of their media. */
const mayChange = (url: URL, provider: Sent['provider']): boolean =>
  (provider?.capabilities ?? termsOfHost(url.hostname))?.mayChangeUrls !== 'no';

/**
 * An embed for Bluesky, like that of Bluesky's app: the URL of a GIF, which Bluesky plays by itself, with its
 * size as `hh` and `ww` where the service's terms allow to add them. In the description, `Alt:` marks a text of the reader, and `ALT:` a text of the
 * service.
 */
export function toBluesky(
  gif: IGif,
  { rendition, alt, isAltEdited, provider }: Sent,
): BlueskyEmbed {
  const { url, width, height } = chooseRendition(gif, rendition.width, ['gif']) ?? rendition;
  const uri = new URL(url);
  if (mayChange(uri, provider)) {
    uri.searchParams.set('hh', String(height));
    uri.searchParams.set('ww', String(width));
  }
  const description = `${isAltEdited ? 'Alt' : 'ALT'}: ${alt}`;
  return {
    $type: 'app.bsky.embed.external',
    external: { uri: uri.href, title: gif.title || alt, description },
  };
}
