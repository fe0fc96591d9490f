export { createTracker, trackEmbed } from './create-tracker.ts';
export type { Hit, TrackedEvent, Vendor } from './hit.ts';
export { gtag, gtmDataLayer } from './vendors.ts';
