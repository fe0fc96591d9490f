/**
 * Entry of the script that pages have where the server was told to count with tools: the page's view and events
 * of the category 'Embed' go to each vendor that the visitor agreed to, and to the server's own path. Nothing
 * goes anywhere where the host page or the browser says no.
 */
import { configureAnalytics, giphyAnalyticsEvent, isAnalyticsEnabled } from '@gifkit/analytics';
import { tcfConsent } from '@gifkit/analytics/consent';
import { startMonitoring } from '@gifkit/analytics/monitoring';
import { createTracker, trackEmbed, type Vendor } from '@gifkit/analytics/page-views';
import { TRACKING_ID, type TrackingTools } from '../page-data.ts';
import { isAnalyticsOff } from './count.ts';
import { GOOGLE_ANALYTICS, TAG_MANAGER, tagManager, webAnalytics } from './google-tools.ts';

/** Its name among the vendors. */
const SAME_ORIGIN = 'same-origin';

/** Posts page views and events to a path of the page's own server, each by itself. */
const sameOrigin = (path: string): Vendor => ({
  name: SAME_ORIGIN,
  send(hit) {
    const { type, ...attributes } = hit;
    const action = hit.type === 'event' ? hit.action : type;
    giphyAnalyticsEvent(path, { ts: Date.now(), action_type: action.toUpperCase(), attributes });
  },
});

/** Google in the Global Vendor List of the Transparency & Consent Framework. */
const GOOGLE = 755;

const {
  tagManagerId,
  webAnalyticsId,
  analyticsPath,
  monitoringDsn: endpoint,
}: TrackingTools = JSON.parse(document.getElementById(TRACKING_ID)?.dataset.tools ?? '{}');

configureAnalytics({
  enabled: !isAnalyticsOff(),
  respectGlobalPrivacyControl: true,
  respectDoNotTrack: true,
});

const asked = tcfConsent({
  [TAG_MANAGER]: { id: GOOGLE },
  [GOOGLE_ANALYTICS]: { id: GOOGLE },
});

const tools = [
  ...(tagManagerId ? [tagManager(tagManagerId)] : []),
  ...(webAnalyticsId ? [webAnalytics(webAnalyticsId)] : []),
];

const tracker = createTracker({
  vendors: [...tools, ...(analyticsPath ? [sameOrigin(analyticsPath)] : [])],
  consent: {
    watch(vendor, tell) {
      // Nobody else is told.
      if (vendor === SAME_ORIGIN) {
        tell(true);
        return () => {};
      }
      return asked.watch(vendor, (isGranted) => {
        tools.find(({ name }) => name === vendor)?.allow(isGranted);
        tell(isGranted);
      });
    },
  },
});

export const { pageView } = tracker;
export const { click, hover, copy, scroll } = trackEmbed(tracker);

if (isAnalyticsEnabled()) {
  startMonitoring({ endpoint });
  const view = () => pageView(location.pathname);
  // What the GIF needs comes first.
  if (document.readyState === 'complete') view();
  else window.addEventListener('load', view, { once: true });
}
