export { createTracker, type Tracker, type TrackerOptions } from './create-tracker.ts';
export { type EmbedTracking, trackEmbed } from './embed-tracking.ts';
export { type GtagOptions, gtag } from './gtag.ts';
export { type GtmDataLayerOptions, gtmDataLayer } from './gtm-data-layer.ts';
export type { Hit, PageView, TrackedEvent, Vendor } from './hit.ts';
export { isEmbedPath, virtualPath } from './virtual-path.ts';
