/**
 * Entry of the script that pages have where the server was told to count with tools: the page's view and events
 * of the category 'Embed' go to each vendor that the visitor agreed to, and to the server's own path. Nothing
 * goes anywhere where the host page or the browser says no.
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

/** Their names in the consent source. */
const TAG_MANAGER = 'google-tag-manager';
const GOOGLE_ANALYTICS = 'google-analytics';

const HOST = 'https://www.googletagmanager.com';

/** Loads a script of another host. @param name of what is missing where it does not come. */
function loadScript(url: string, name: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.addEventListener('error', () => console.warn('Gifkit', `${name} could not be loaded`));
  document.head.append(script);
}

/** A vendor whose script comes with the first hit, that is, once the visitor has agreed. */
interface LazyVendor extends Vendor {
  /** Tells its script, where that is there, what the visitor wants now. */
  allow(isGranted: boolean): void;
}

interface GoogleGlobals {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
  [switchOff: `ga-disable-${string}`]: boolean;
}

const globals = window as unknown as GoogleGlobals;

/** Google's own snippet: its scripts know a command by `arguments`. */
function command(..._command: unknown[]): void {
  globals.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array would not be taken for a command.
  globals.dataLayer.push(arguments);
}

/** What visitors are asked for is measuring, and nothing about advertisements. */
const consentTo = (isGranted: boolean) => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: isGranted ? 'granted' : 'denied',
});

let hasConsent = false;

/** Both tools read it from the one data layer. */
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

/** Google Tag Manager, by the id of a container. */
const tagManager = (id: string): LazyVendor =>
  lazyVendor(gtmDataLayer({ name: TAG_MANAGER }), () => {
    globals.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${HOST}/gtm.js?id=${id}`, 'The tag manager');
  });

/** Google Analytics, by its measurement id. After a withdrawal its script sends nothing by itself either. */
function webAnalytics(id: string): LazyVendor {
  const vendor = lazyVendor(gtag({ name: GOOGLE_ANALYTICS, measurementId: id }), () => {
    globals.gtag = command;
    command('js', new Date());
    // Views are counted by their virtual paths, and the address may hold what is the host page's.
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
