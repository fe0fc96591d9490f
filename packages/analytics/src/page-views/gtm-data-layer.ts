import type { Hit, Vendor } from './hit.ts';

/** Builds the data layer entry of a hit. Triggers listen to `event`, variables read the other fields. */
const entryOf = (hit: Hit): Record<string, string> =>
  hit.type === 'page_view'
    ? { event: 'page_view', page_path: hit.path, page_type: hit.isEmbed ? 'embed' : 'site' }
    : {
        event: 'gif_event',
        event_category: hit.category,
        event_action: hit.action,
        event_label: hit.label,
      };

/**
 * Sends hits to Google Tag Manager through its data layer, as the vendor 'google-tag-manager'. The page must load the
 * container.
 */
export const gtmDataLayer = (): Vendor => ({
  name: 'google-tag-manager',
  send(hit) {
    const globals = globalThis as { dataLayer?: unknown[] };
    globals.dataLayer ??= [];
    globals.dataLayer.push(entryOf(hit));
  },
});
