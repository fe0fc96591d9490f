import { call, done } from '../call.ts';
import type { CallOptions } from '../context.ts';

interface TakedownOptions extends CallOptions {
  /** Whether the uploaders are told by email. @default false */
  sendEmail?: boolean | undefined;
  /** A remark, kept with the takedown. */
  note?: string | undefined;
}

/** Takes GIFs down, so that nobody finds them any more. */
export const takeDownGifs = /* @__PURE__ */ call(
  'POST /api/v3/content-takedown/takedown',
  (
    takedowns: readonly { gif_id: string; reason: string }[],
    { sendEmail = false, note, ...options }: TakedownOptions = {},
  ) => ({ body: { takedowns, send_email: sendEmail, note }, options }),
  done,
);
