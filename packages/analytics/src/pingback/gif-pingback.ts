import type { IGif, PingbackEventType } from '@gifkit/model';
import type { Pingback, PingbackActionType, PingbackAttributes } from './types.ts';

/**
 * Merges attributes. The new ones win, except for `key`: if both have it, both values are kept.
 *
 * @example mergeAttributes({ layout_type: 'GRID' }, { layout_type: 'VIDEO' }, 'layout_type')
 * // { layout_type: 'GRID, VIDEO' }
 */
export function mergeAttributes(
  attributes: PingbackAttributes,
  newAttributes: PingbackAttributes,
  key: string,
): PingbackAttributes {
  const values = [attributes[key], newAttributes[key]].filter(Boolean);
  const merged = { ...attributes, ...newAttributes };
  return values.length > 1 ? { ...merged, [key]: values.join(', ') } : merged;
}

export type GifAction = Extract<PingbackActionType, 'SEEN' | 'CLICK' | 'HOVER' | 'START'>;

interface GifPingbackOptions {
  /** Position of the GIF in the viewport, in px: its element or rectangle. */
  position: Element | DOMRectReadOnly;
  /** The logged-in user, if any. */
  userId?: string | number | undefined;
  eventType?: PingbackEventType | undefined;
  /** `layout_type` (GRID or CAROUSEL) and custom attributes. */
  attributes?: PingbackAttributes | undefined;
}

/**
 * Creates the pingback for an action on a GIF.
 *
 * @returns undefined for a GIF without an analytics payload, because it is not counted.
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
