import type { IGif, PingbackEventType } from '@gifkit/model';
import type { Pingback, PingbackActionType, PingbackAttributes } from './types.ts';

/** What can happen to a GIF on a page. */
export type GifAction = Extract<PingbackActionType, 'SEEN' | 'CLICK' | 'HOVER' | 'START'>;

export interface GifPingbackOptions {
  /** The GIF's position in the viewport, in px: its element, or the rectangle where that is known already. */
  position: Element | DOMRectReadOnly;
  /** The logged-in user, where there is one. */
  userId?: string | number | undefined;
  eventType?: PingbackEventType | undefined;
  /** `layout_type` GRID or CAROUSEL, and attributes of your own. */
  attributes?: PingbackAttributes | undefined;
}

/**
 * Makes the pingback that says what happened to a GIF.
 *
 * @returns undefined for a GIF without an analytics payload: it is not counted.
 *
 * @example
 * const seen = gifPingback('SEEN', gif, { position: entry.boundingClientRect });
 * if (seen) pingback(seen);
 */
export function gifPingback(
  actionType: GifAction,
  { analytics_response_payload }: Pick<IGif, 'analytics_response_payload'>,
  { position, userId, eventType, attributes }: GifPingbackOptions,
): Pingback | undefined {
  if (!analytics_response_payload) return undefined;
  const rectangle =
    'getBoundingClientRect' in position ? position.getBoundingClientRect() : position;
  return {
    actionType,
    userId,
    eventType,
    analyticsResponsePayload: analytics_response_payload,
    attributes: { position: JSON.stringify(rectangle), ...attributes },
  };
}
