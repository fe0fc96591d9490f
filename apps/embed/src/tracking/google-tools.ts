import { gtag, gtmDataLayer, type Vendor } from '@gifkit/analytics/page-views';

/** Their names in the consent source. */
export const TAG_MANAGER = 'google-tag-manager';
export const GOOGLE_ANALYTICS = 'google-analytics';

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
export interface LazyVendor extends Vendor {
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
export const tagManager = (id: string): LazyVendor =>
  lazyVendor(gtmDataLayer({ name: TAG_MANAGER }), () => {
    globals.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${HOST}/gtm.js?id=${id}`, 'The tag manager');
  });

/** Google Analytics, by its measurement id. After a withdrawal its script sends nothing by itself either. */
export function webAnalytics(id: string): LazyVendor {
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
