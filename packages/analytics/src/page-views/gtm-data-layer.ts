import type { Hit, Vendor } from './hit.ts';

export interface GtmDataLayerOptions {
  /** Name that the consent source knows the vendor by. @default 'google-tag-manager' */
  name?: string | undefined;
  /** Name of the global list that the container was set up with. @default 'dataLayer' */
  dataLayer?: string | undefined;
}

/** A data layer's entry: triggers listen to `event`, variables read the rest. */
const entryOf = (hit: Hit): Record<string, string> =>
  hit.type === 'page_view'
    ? { event: 'page_view', page_path: hit.path, page_type: hit.isEmbed ? 'embed' : 'site' }
    : {
        event: 'gif_event',
        event_category: hit.category,
        event_action: hit.action,
        event_label: hit.label,
      };

/** Google Tag Manager, by its data layer. Loading the container is up to the page. */
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
