import type { Hit, Vendor } from './hit.ts';

interface GtmDataLayerOptions {
  /** Name of the vendor in the consent source. @default 'google-tag-manager' */
  name?: string | undefined;
  /** Name of the container's global array. @default 'dataLayer' */
  dataLayer?: string | undefined;
}

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

/** Sends hits to Google Tag Manager through its data layer. The page must load the container. */
export function gtmDataLayer({
  name = 'google-tag-manager',
  dataLayer = 'dataLayer',
}: GtmDataLayerOptions = {}): Vendor {
  return {
    name,
    send(hit) {
      const globals = globalThis as unknown as Record<string, unknown[] | undefined>;
      globals[dataLayer] ??= [];
      globals[dataLayer].push(entryOf(hit));
    },
  };
}
