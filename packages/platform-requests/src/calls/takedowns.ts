import type { CallOptions } from '../context/options.ts';
import { site } from '../define/define-call.ts';
import { done } from '../transport/readers.ts';

/** A GIF to take down, and why. */
export interface Takedown {
  gif_id: string;
  reason: string;
}

export interface TakedownOptions extends CallOptions {
  /** Whether the uploaders are told by email. @default false */
  sendEmail?: boolean | undefined;
  /** A remark, kept with the takedown. */
  note?: string | undefined;
}

/**
 * Takes GIFs down, so that nobody finds them any more.
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
