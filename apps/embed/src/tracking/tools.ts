/**
 * Entry of the script of pages with analytics tools. Sends page views and events of the category 'Embed' to each
 * vendor with the visitor's consent, and to the server's own path. Sends nothing if the host page or the browser
 * opts out.
 */
import { configureAnalytics, giphyAnalyticsEvent, isAnalyticsEnabled } from '@gifkit/analytics';
import { tcfConsent } from '@gifkit/analytics/consent';
import { startMonitoring } from '@gifkit/analytics/monitoring';
import {
  createTracker,
  gtag,
  gtmDataLayer,
  trackEmbed,
  type Vendor,
} from '@gifkit/analytics/page-views';
import { TRACKING_ID, type TrackingTools } from '../page-data.ts';
import { isAnalyticsOff } from './pingback-options.ts';

/** Vendor names in the consent source. */
const TAG_MANAGER = 'google-tag-manager';
const GOOGLE_ANALYTICS = 'google-analytics';

const HOST = 'https://www.googletagmanager.com';

/** Loads a third-party script. @param name used in the warning on failure. */
function loadScript(url: string, name: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.addEventListener('error', () => console.warn('Gifkit', `${name} could not be loaded`));
  document.head.append(script);
}

/** A vendor whose script is loaded with its first hit, after consent. */
interface LazyVendor extends Vendor {
  /** Passes the current consent to the vendor's script, if it has loaded. */
  allow(isGranted: boolean): void;
}

interface GoogleGlobals {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
  [switchOff: `ga-disable-${string}`]: boolean;
}

const globals = window as unknown as GoogleGlobals;

/** Google's own snippet: its scripts only recognize a command as an `arguments` object. */
function command(..._command: unknown[]): void {
  globals.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google ignores commands that are arrays.
  globals.dataLayer.push(arguments);
}

/** Consent covers analytics only, never advertising. */
const consentTo = (isGranted: boolean) => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: isGranted ? 'granted' : 'denied',
});

let hasConsent = false;

/** Both Google tools read consent from the same data layer. */
function tellConsent(isGranted: boolean): void {
  command('consent', hasConsent ? 'update' : 'default', consentTo(isGranted));
  hasConsent = true;
}

function lazyVendor(vendor: Vendor, start: () => void): LazyVendor {
  let isStarted = false;
  return {
    name: vendor.name,
    send(hit) {
      if (!isStarted) {
        isStarted = true;
        tellConsent(true);
        start();
      }
      vendor.send(hit);
    },
    allow(isGranted) {
      if (isStarted) tellConsent(isGranted);
    },
  };
}

const tagManager = (id: string): LazyVendor =>
  lazyVendor(gtmDataLayer({ name: TAG_MANAGER }), () => {
    globals.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${HOST}/gtm.js?id=${id}`, 'The tag manager');
  });

/** Google Analytics. After consent is withdrawn, its script also stops its own hits. */
function webAnalytics(id: string): LazyVendor {
  const vendor = lazyVendor(gtag({ name: GOOGLE_ANALYTICS, measurementId: id }), () => {
    globals.gtag = command;
    command('js', new Date());
    // Views use virtual paths, because the full address may contain data of the host page.
    const page_location = location.origin + location.pathname;
    command('config', id, { send_page_view: false, page_location });
    loadScript(`${HOST}/gtag/js?id=${id}`, 'The web analytics tool');
  });
  return {
    ...vendor,
    allow(isGranted) {
      globals[`ga-disable-${id}`] = !isGranted;
      vendor.allow(isGranted);
    },
  };
}

const SAME_ORIGIN = 'same-origin';

const sameOrigin = (path: string): Vendor => ({
  name: SAME_ORIGIN,
  send(hit) {
    const { type, ...attributes } = hit;
    const action = hit.type === 'event' ? hit.action : type;
    giphyAnalyticsEvent(path, { ts: Date.now(), action_type: action.toUpperCase(), attributes });
  },
});

/** Google's id in the Global Vendor List of the Transparency & Consent Framework. */
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
      // The own server needs no vendor consent.
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
  // Load after everything that the GIF needs.
  if (document.readyState === 'complete') view();
  else window.addEventListener('load', view, { once: true });
}
