/** `still` is the first frame. */
export type MediaFormat = 'gif' | 'webp' | 'mp4' | 'webm' | 'still';

export interface MediaFile {
  format: MediaFormat;
  url: string;
  /** px */
  width: number;
  height: number;
  /** Bytes; 0 if unknown. */
  size: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a positive integer, or 0 for any other value. */
export const toCount = (value: unknown): number => {
  const count = typeof value === 'object' ? 0 : Number(value);
  return count > 0 && Number.isFinite(count) ? Math.trunc(count) : 0;
};

/** Parses a service's file; undefined if it has no http(s) URL. */
export function toMediaFile(
  format: MediaFormat,
  { url, size }: Record<string, unknown>,
  [width, height]: readonly [unknown, unknown],
): MediaFile | undefined {
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) return undefined;
  return { format, url, width: toCount(width), height: toCount(height), size: toCount(size) };
}

export const recordsIn = (value: unknown): [name: string, Record<string, unknown>][] =>
  isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] =>
        isRecord(entry[1]),
      )
    : [];
