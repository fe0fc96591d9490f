import { type IGif, type IImages, safeUrl } from '@gifkit/model';

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

/** A file type, with the fields that hold a file's URL and size. */
interface Kind {
  kind: string;
  url: string;
  bytes: string;
  extension: string;
}

const KINDS: readonly Kind[] = [
  { kind: 'GIF', url: 'url', bytes: 'size', extension: 'gif' },
  { kind: 'WebP', url: 'webp', bytes: 'webp_size', extension: 'webp' },
  { kind: 'MP4', url: 'mp4', bytes: 'mp4_size', extension: 'mp4' },
];

const VIDEO: Kind = { kind: 'Video', url: 'url', bytes: 'size', extension: 'mp4' };

export const DOWNLOADED_RENDITIONS = [
  { name: 'original', suffix: '' },
  { name: 'fixed_width', suffix: ', small' },
] as const;

/** Heights of a clip's files, largest first. */
const VIDEO_SIZES = ['1080p', '720p', '480p', '360p'] as const;

interface File {
  width?: number;
  height?: number;
  [field: string]: unknown;
}

/** A file with the fields of its URL and size; none without a safe URL. */
function toFormats(gif: IGif, name: string, file: File, kind: Kind): Format[] {
  const url = safeUrl(file[kind.url] as string | undefined);
  if (!url) return [];
  const { width = 0, height = 0 } = file;
  const words = `${gif.slug || gif.id}`.replace(/[^\p{L}\p{N}-]+/gu, '-').slice(-80);
  const suffix = name.replace(/^\w+/, '').replace(/\W+/g, '-');
  const bytes = Number(file[kind.bytes]) || undefined;
  return [{ name, url, width, height, bytes, fileName: `${words}${suffix}.${kind.extension}` }];
}

/** Downloadable files of a GIF, best first; for clips, those with sound first. */
export function formatsOf(gif: IGif): Format[] {
  const assets = gif.video?.assets ?? {};
  const images: Partial<IImages> = gif.images ?? {};
  return [
    ...VIDEO_SIZES.flatMap((size) =>
      toFormats(gif, `${VIDEO.kind}, ${size}`, { ...assets[size] }, VIDEO),
    ),
    ...DOWNLOADED_RENDITIONS.flatMap(({ name, suffix }) =>
      KINDS.flatMap((kind) => toFormats(gif, kind.kind + suffix, { ...images[name] }, kind)),
    ),
  ];
}

/** Formats a file size: `843 KB`, `1.2 MB`. */
export function readableBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
