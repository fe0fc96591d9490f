export { createTracker, trackEmbed } from './create-tracker.ts';
export { gtag } from './gtag.ts';
export { gtmDataLayer } from './gtm-data-layer.ts';
export type { Hit, TrackedEvent, Vendor } from './hit.ts';
