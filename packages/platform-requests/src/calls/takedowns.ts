import { site } from '../call.ts';
import type { CallOptions } from '../options.ts';
import { done } from '../readers.ts';

/** A GIF to be taken down. */
export interface Takedown {
  gif_id: string;
  reason: string;
}

export interface TakedownOptions extends CallOptions {
  /** Whether the uploaders are told by email. @default false */
  sendEmail?: boolean | undefined;
  /** A remark that is kept with the takedown. */
  note?: string | undefined;
}

/**
 * Takes GIFs down: nobody finds them any more.
 *
 * @returns true; undefined, and the error is logged
 */
export const takeDownGifs = /* @__PURE__ */ site(
  'POST',
  '/api/v3/content-takedown/takedown',
  (send, takedowns: readonly Takedown[], options: TakedownOptions = {}) => {
    const { sendEmail = false, note, ...rest } = options;
    return send({ body: { takedowns, send_email: sendEmail, note }, options: rest }, done);
  },
);
