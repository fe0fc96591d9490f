import { ANALYTICS_NAME } from '@gifkit/embed-sdk/internal';

/** Whether the host page wants nothing counted in this frame: `#analytics=off`. */
export const isAnalyticsOff = ({ hash }: Pick<Location, 'hash'>): boolean =>
  new RegExp(`[#&]${ANALYTICS_NAME}=off(?:&|$)`).test(hash);
