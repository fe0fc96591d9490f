export { createTracker, type Tracker } from './create-tracker.ts';
export { trackEmbed } from './embed-tracking.ts';
export { gtag } from './gtag.ts';
export { gtmDataLayer } from './gtm-data-layer.ts';
export type { Hit, TrackedEvent, Vendor } from './hit.ts';
export { isEmbedPath, virtualPath } from './virtual-path.ts';
