import { imaging } from '../call.ts';
import { combine } from '../combine.ts';
import { TRIM_TIMEOUT } from '../constants.ts';
import type { CallOptions } from '../options.ts';
import { blob } from '../readers.ts';

/** Which part of a video is kept. */
export interface TrimRange {
  /** Where it begins, in seconds. */
  start: number;
  /** How long it is, in seconds. */
  duration: number;
}

const withTime = (options: CallOptions): CallOptions => ({ timeout: TRIM_TIMEOUT, ...options });

/**
 * Cuts a part out of a video that has a URL. Takes up to 120 s, unless `timeout` says otherwise.
 *
 * @returns the part as a blob; undefined, and the error is logged
 */
export const trimUrl = /* @__PURE__ */ imaging(
  'GET',
  'trim',
  (send, mediaUrl: string, { start, duration }: TrimRange, options: CallOptions = {}) =>
    send({ query: { media_url: mediaUrl, start, duration }, options: withTime(options) }, blob),
);

/**
 * Cuts a part out of a video file. Takes up to 120 s, unless `timeout` says otherwise.
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
    return send({ body, options: withTime(options) }, blob);
  },
);

/**
 * Cuts a part out of a video: GET for one that has a URL, POST for a file.
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
