import { call, combine } from '../call.ts';
import type { CallOptions } from '../context.ts';
import type { Reader } from '../send.ts';

/** The part of a video that is kept. */
interface TrimRange {
  /** Start of the part, in seconds. */
  start: number;
  /** Length of the part, in seconds. */
  duration: number;
}

/** Videos are larger than JSON, and trimming takes time. */
const withLimits = (options?: CallOptions): CallOptions => ({
  timeout: 120_000,
  maxResponseBytes: 100_000_000,
  ...options,
});

const blob: Reader<Blob> = ({ response }) => response.blob();

/**
 * Trims a video at a URL. It may take 120 s and have 100 MB, unless `timeout` and `maxResponseBytes` say
 * otherwise.
 */
export const trimUrl = /* @__PURE__ */ call(
  'GET /imaging/trim',
  (mediaUrl: string, { start, duration }: TrimRange, options?: CallOptions) => ({
    query: { media_url: mediaUrl, start, duration },
    options: withLimits(options),
  }),
  blob,
);

/** Trims a video file. It may take 120 s and have 100 MB, as {@link trimUrl}. */
export const trimFile = /* @__PURE__ */ call(
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

/** Trims a video: by GET when it is a URL, by POST when it is a file. */
export const trim = /* @__PURE__ */ combine(
  [trimUrl, trimFile],
  (platform, media: string | Blob, range: TrimRange, options?: CallOptions) =>
    typeof media === 'string'
      ? trimUrl.strict(platform, media, range, options)
      : trimFile.strict(platform, media, range, options),
);
