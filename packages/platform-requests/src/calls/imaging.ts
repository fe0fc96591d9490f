import { call, combine } from '../call.ts';
import type { CallOptions } from '../context.ts';
import type { Reader } from '../send.ts';

type TrimRange = {
  /** Seconds. */
  start: number;
  /** Seconds. */
  duration: number;
};

/** Videos are larger than JSON, and trimming takes time. */
const withLimits = (options?: CallOptions): CallOptions => ({
  timeout: 120_000,
  maxResponseBytes: 100_000_000,
  ...options,
});

const blob: Reader<Blob> = ({ response }) => response.blob();

/** Trims a video at a URL. The default limits are 120 s and 100 MB. */
const trimUrl = call(
  'GET /imaging/trim',
  (mediaUrl: string, { start, duration }: TrimRange, options?: CallOptions) => ({
    query: { media_url: mediaUrl, start, duration },
    options: withLimits(options),
  }),
  blob,
);

/** Trims a video file. The default limits are 120 s and 100 MB. */
const trimFile = call(
  'POST /imaging/trim',
  (file: Blob, { start, duration }: TrimRange, options?: CallOptions) => {
    const body = new FormData();
    body.append('file', file);
    body.append('start', String(start));
    body.append('duration', String(duration));
    return { body, options: withLimits(options) };
  },
  blob,
);

export const imaging = {
  trimUrl,
  trimFile,

  /** Trims a video: a URL with GET, a file with POST. */
  trim: combine(
    [trimUrl, trimFile],
    (platform, media: string | Blob, range: TrimRange, options?: CallOptions) =>
      typeof media === 'string'
        ? trimUrl.run(platform, media, range, options)
        : trimFile.run(platform, media, range, options),
  ),
};
