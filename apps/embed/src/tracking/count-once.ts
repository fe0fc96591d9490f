import type { GifAction } from '@gifkit/analytics';
import { gifPingback, hasUndelivered, sendOnce } from '@gifkit/analytics/internal';
import type { PageData } from '../page-data.ts';
import { countLazily, resendLazily } from './count-lazily.ts';
import { pingbackOptions } from './pingback-options.ts';

/**
 * ms to wait, beyond what the service asks for, before what was not accepted is sent again, and as much again by
 * chance: pages fail together.
 */
const RESEND_AFTER = 1000;

/**
 * Counts what happens to the GIF of the page without loading analytics, which comes only where something goes
 * wrong: events of earlier pages wait to be sent, or this one was not accepted.
 */
export async function countOnce(
  action: GifAction,
  data: Pick<PageData, 'gif' | 'service'>,
  position: Element,
): Promise<void> {
  const options = pingbackOptions(data.service);
  if (hasUndelivered(options)) return countLazily(action, data, position);
  const event = gifPingback(action, data.gif, { position });
  if (!event) return;
  const retryAfter = await sendOnce(event, options);
  if (retryAfter !== undefined)
    setTimeout(resendLazily, retryAfter + RESEND_AFTER * (1 + Math.random()), data);
}
