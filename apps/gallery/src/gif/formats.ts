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

type File = { width?: number; height?: number; [field: string]: unknown };

/** File types of a rendition with their fields and extensions. */
const KINDS = [
  { kind: 'GIF', url: 'url', bytes: 'size', extension: 'gif' },
  { kind: 'WebP', url: 'webp', bytes: 'webp_size', extension: 'webp' },
  { kind: 'MP4', url: 'mp4', bytes: 'mp4_size', extension: 'mp4' },
] as const;

export const DOWNLOADED_RENDITIONS = [
  { name: 'original', suffix: '' },
  { name: 'fixed_width', suffix: ', small' },
] as const;

const toBytes = (size: unknown): number | undefined => Number(size) || undefined;

const toFileName = ({ slug, id }: IGif, suffix: string, extension: string): string => {
  const words = String(slug || id)
    .replace(/[^\p{L}\p{N}-]+/gu, '-')
    .slice(-80);
  return `${words}${suffix.replace(/\W+/g, '-')}.${extension}`;
};

function pictures(gif: IGif): Format[] {
  const images: Partial<IImages> = gif.images ?? {};
  return DOWNLOADED_RENDITIONS.flatMap(({ name, suffix }) => {
    const file = (images[name] ?? {}) as File;
    return KINDS.flatMap(({ kind, url, bytes, extension }) => {
      const address = safeUrl(file[url] as string | undefined);
      if (!address) return [];
      const { width = 0, height = 0 } = file;
      const fileName = toFileName(gif, suffix, extension);
      return [
        {
          name: `${kind}${suffix}`,
          url: address,
          width,
          height,
          bytes: toBytes(file[bytes]),
          fileName,
        },
      ];
    });
  });
}

/** Heights of a clip's files, largest first. */
const VIDEO_SIZES = ['1080p', '720p', '480p', '360p'] as const;

function videos(gif: IGif): Format[] {
  const assets = gif.video?.assets ?? {};
  return VIDEO_SIZES.flatMap((size) => {
    const asset = assets[size];
    const url = safeUrl(asset?.url);
    if (!asset || !url) return [];
    const { width, height } = asset;
    const fileName = toFileName(gif, `-${size}`, 'mp4');
    return [{ name: `Video, ${size}`, url, width, height, bytes: toBytes(asset.size), fileName }];
  });
}

/** Downloadable files of a GIF, best first; for clips, those with sound first. */
export const formatsOf = (gif: IGif): Format[] => [...videos(gif), ...pictures(gif)];

/** Formats a file size: `843 KB`, `1.2 MB`. */
export function readableBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
