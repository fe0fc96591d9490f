import { call, done } from '../call.ts';
import type { CallOptions } from '../context.ts';

interface TakedownOptions extends CallOptions {
  /** Notifies the uploaders by email. @default false */
  sendEmail?: boolean | undefined;
  /** A note stored with the takedown. */
  note?: string | undefined;
}

/** Takes GIFs down, so that they can no longer be found. */
export const takeDownGifs = /* @__PURE__ */ call(
  'POST /api/v3/content-takedown/takedown',
  (
    takedowns: readonly { gif_id: string; reason: string }[],
    { sendEmail = false, note, ...options }: TakedownOptions = {},
  ) => ({ body: { takedowns, send_email: sendEmail, note }, options }),
  done,
);
