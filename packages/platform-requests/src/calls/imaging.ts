import { TRIM_MAX_RESPONSE_BYTES, TRIM_TIMEOUT } from '../constants.ts';
import type { CallOptions } from '../context/options.ts';
import { combine } from '../define/combine.ts';
import { imaging } from '../define/define-call.ts';
import { blob } from '../transport/readers.ts';

/** The part of a video that is kept. */
export interface TrimRange {
  /** Start of the part, in seconds. */
  start: number;
  /** Length of the part, in seconds. */
  duration: number;
}

/** Videos are larger than JSON, and trimming takes time. */
const withLimits = (options: CallOptions): CallOptions => ({
  timeout: TRIM_TIMEOUT,
  maxResponseBytes: TRIM_MAX_RESPONSE_BYTES,
  ...options,
});

/**
 * Trims a video at a URL. It may take 120 s and have 100 MB, unless
 * `timeout` and `maxResponseBytes` say otherwise.
 *
 * @returns the part as a blob; undefined, and the error is logged
 */
export const trimUrl = /* @__PURE__ */ imaging(
  'GET',
  'trim',
  (send, mediaUrl: string, { start, duration }: TrimRange, options: CallOptions = {}) =>
    send({ query: { media_url: mediaUrl, start, duration }, options: withLimits(options) }, blob),
);

/**
 * Trims a video file. It may take 120 s and have 100 MB, unless
 * `timeout` and `maxResponseBytes` say otherwise.
 *
 * @returns the part as a blob; undefined, and the error is logged
 */
export const trimFile = /* @__PURE__ */ imaging(
  'POST',
  'trim',
  (send, file: Blob, { start, duration }: TrimRange, options: CallOptions = {}) => {
    const body = new FormData();
    body.append('file', file);
    body.append('start', String(start));
    body.append('duration', String(duration));
    return send({ body, options: withLimits(options) }, blob);
  },
);

/**
 * Trims a video: by GET when it is a URL, by POST when it is a file.
 *
 * @returns the part as a blob; undefined, and the error is logged
 */
export const trim = /* @__PURE__ */ combine(
  [trimUrl, trimFile],
  (platform, media: string | Blob, range: TrimRange, options: CallOptions = {}) =>
    typeof media === 'string'
      ? trimUrl.strict(platform, media, range, options)
      : trimFile.strict(platform, media, range, options),
);
