/**
 * Entry of the script of pages with analytics tools. Sends page views and events of the category 'Embed' to Google's
 * tools with the user's consent, and to the server's own path. Sends nothing if the host page or the browser opts
 * out.
 */
import { configureAnalytics, giphyAnalyticsEvent, isAnalyticsEnabled } from '@gifkit/analytics';
import { createConsent, tcfConsent } from '@gifkit/analytics/consent';
import { startMonitoring } from '@gifkit/analytics/monitoring';
import {
  createTracker,
  gtag,
  gtmDataLayer,
  trackEmbed,
  type Vendor,
} from '@gifkit/analytics/page-views';
import { TRACKING_ID, type TrackingTools } from '../page-data.ts';
import { privacyOptions } from './opt-out.ts';

/** Names in the consent source. */
const GOOGLE = 'google';
const OWN_SERVER = 'own-server';

/** Google's id in the Global Vendor List of the Transparency & Consent Framework. */
const GOOGLE_ID = 755;

const { tagManagerId, webAnalyticsId, analyticsPath, monitoringDsn }: TrackingTools = JSON.parse(
  document.getElementById(TRACKING_ID)?.dataset.tools ?? '{}',
);

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

function loadScript(path: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/${path}`;
  script.addEventListener('error', () => console.warn('Gifkit', `${path} could not be loaded`));
  document.head.append(script);
}

/** Consent covers analytics only, never advertising. */
const consentTo = (isGranted: boolean) => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: isGranted ? 'granted' : 'denied',
});

let hasGoogle = false;

function startGoogle(): void {
  hasGoogle = true;
  command('consent', 'default', consentTo(true));
  if (tagManagerId) {
    globals.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`gtm.js?id=${tagManagerId}`);
  }
  if (webAnalyticsId) {
    globals.gtag = command;
    command('js', new Date());
    // Views use virtual paths, because the full address may contain data of the host page.
    const page_location = location.origin + location.pathname;
    command('config', webAnalyticsId, { send_page_view: false, page_location });
    loadScript(`gtag/js?id=${webAnalyticsId}`);
  }
}

const googleTools = [
  ...(tagManagerId ? [gtmDataLayer()] : []),
  ...(webAnalyticsId ? [gtag({ measurementId: webAnalyticsId })] : []),
];

/** Google's tools. Their scripts are loaded with the first hit, which comes after consent. */
const google: Vendor = {
  name: GOOGLE,
  send(hit) {
    if (!hasGoogle) startGoogle();
    for (const tool of googleTools) tool.send(hit);
  },
};

const ownServer = (path: string): Vendor => ({
  name: OWN_SERVER,
  send(hit) {
    const { type, ...attributes } = hit;
    const action = hit.type === 'event' ? hit.action : type;
    giphyAnalyticsEvent(path, { ts: Date.now(), action_type: action.toUpperCase(), attributes });
  },
});

configureAnalytics(privacyOptions());

const consent = createConsent();
// No vendor is involved.
consent.grant(OWN_SERVER);
if (googleTools.length > 0) {
  tcfConsent({ [GOOGLE]: { id: GOOGLE_ID } }).watch(GOOGLE, (isGranted) => {
    // After consent is withdrawn, the scripts also stop their own hits.
    if (hasGoogle) command('consent', 'update', consentTo(isGranted));
    globals[`ga-disable-${webAnalyticsId}`] = !isGranted;
    consent[isGranted ? 'grant' : 'deny'](GOOGLE);
  });
}

const tracker = createTracker({
  vendors: [
    ...(googleTools.length > 0 ? [google] : []),
    ...(analyticsPath ? [ownServer(analyticsPath)] : []),
  ],
  consent,
});

export const { pageView } = tracker;
export const { click, hover, copy, scroll } = trackEmbed(tracker);

if (isAnalyticsEnabled()) {
  startMonitoring({ endpoint: monitoringDsn });
  window.addEventListener('scroll', () => scroll('page'), { once: true, passive: true });
  const view = () => pageView(location.pathname);
  // Load after everything that the GIF needs.
  if (document.readyState === 'complete') view();
  else window.addEventListener('load', view, { once: true });
}
