import { type IGif, listFiles } from '@gifkit/model';

export interface Format {
  /** Label, such as `GIF` or `MP4, 720p`. */
  name: string;
  url: string;
  /** px; 0 if unknown. */
  width: number;
  height: number;
  /** Undefined if unknown. */
  bytes: number | undefined;
  fileName: string;
}

const KINDS = { gif: 'GIF', webp: 'WebP', mp4: 'MP4', video: 'Video', still: '' } as const;

export const DOWNLOADED_RENDITIONS = ['original', 'fixed_width'] as const;

/** Downloadable files, best first: heights of a clip and renditions, with the end of their labels. */
const LABELS = {
  '1080p': ', 1080p',
  '720p': ', 720p',
  '480p': ', 480p',
  '360p': ', 360p',
  original: '',
  fixed_width: ', small',
};

/** Downloadable files of a GIF, best first; for clips, those with sound first. */
export function formatsOf(gif: IGif): Format[] {
  const files = listFiles(gif, ['gif', 'webp', 'mp4', 'video']);
  const words = `${gif.slug || gif.id}`.replace(/[^\p{L}\p{N}-]+/gu, '-').slice(-80);
  return Object.entries(LABELS).flatMap(([name, label]) =>
    files
      .filter(({ rendition }) => rendition === name)
      .map(({ format, url, width, height, bytes }) => ({
        name: KINDS[format] + label,
        url,
        width,
        height,
        bytes: bytes || undefined,
        fileName: `${words}${label.replace(/\W+/g, '-')}.${format === 'video' ? 'mp4' : format}`,
      })),
  );
}

/** Formats a file size: `843 KB`, `1.2 MB`. */
export function readableBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
