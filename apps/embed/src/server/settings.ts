import {
  createSettingsReader,
  type Environment,
  hostsOf,
  isLoopback,
  readStoreSettings,
  type ServiceHosts,
  type SettingsReader,
  type StoreSettings,
  setting,
  toPingbackService,
} from '@gifkit/server-kit';
import { PRODUCT_NAME } from '../constants.ts';
import type { PageService, TrackingTools } from '../page-data.ts';

/** Default ports of the demo's servers. */
const DEFAULT_EMBED_PORT = 4001;
const DEFAULT_GALLERY_PORT = 4000;
const DEFAULT_SANDBOX_PORT = 4002;

/**
 * Time that the server still responds after `SIGTERM`, in s. Long enough for most load balancers to notice,
 * and short enough to finish within Docker's 10 s.
 */
const DRAIN_SECONDS = 5;

/**
 * Settings from the environment; URLs have no trailing slash. Defaults are the sandbox and the gallery on this
 * machine, or, with the public service's API, that service's hosts.
 */
export interface Settings extends StoreSettings, Omit<PageService, 'hosts'> {
  isPublicUrlSet: boolean;
  /** Sources that may frame the pages, as in CSP's frame-ancestors. Default: ['*'], anyone. */
  frameAncestors: readonly string[];
  /** Analytics tools besides the GIF service's pingbacks. @default none */
  tracking: TrackingTools;
  /** Logs each request as a line of JSON on standard output. @default false */
  logsRequests: boolean;
  /** Time that the server still responds after `SIGTERM`, in s. @default 5 */
  drainSeconds: number;
  /** Port to listen on; 0 lets the system choose. @default 4001 */
  port: number;
  /** Name or address to listen on. Default: all addresses of the machine. */
  host?: string;
  /** Notices for the operator, one sentence each. */
  notices: readonly string[];
}

/** Sentry DSN: key before the host, project number at the end. */
const DSN = /^https?:\/\/[^/:@?#]+@[^/@?#]+(?:\/[^?#]*)?\/\d+$/;

function readTrackingTools({ read }: SettingsReader): TrackingTools {
  const matching = (name: string, pattern: RegExp, what: string) =>
    read(name, setting.matching(pattern, what).optional());
  return {
    tagManagerId: matching(
      'TAG_MANAGER_ID',
      /^GTM-[A-Z0-9]{4,12}$/,
      'the id of a container, like GTM-ABCD123',
    ),
    webAnalyticsId: matching(
      'WEB_ANALYTICS_ID',
      /^G-[A-Z0-9]{4,16}$/,
      'a measurement id, like G-ABCD123456',
    ),
    analyticsPath: matching(
      'ANALYTICS_PATH',
      /^\/(?!\/)[\w./~-]*$/,
      'a path of this server, like /ajax/analytics',
    ),
    monitoringDsn: matching(
      'MONITORING_DSN',
      DSN,
      'the DSN of a service that speaks the protocol of Sentry, like https://key@errors.example.com/1',
    ),
  };
}

function noticesOf(settings: Settings, isLocal: boolean): string[] {
  const { isCatalog, pingbackUrl, siteUrl, publicUrl, isPublicUrlSet } = settings;
  const missing = [
    ...(pingbackUrl || isCatalog ? [] : ['PINGBACK_URL (no pingbacks are sent)']),
    ...(siteUrl ? [] : ['SITE_URL (the logo has no link)']),
    ...(isPublicUrlSet || isLocal ? [] : [`PUBLIC_URL (pages use ${publicUrl} as their address)`]),
  ];
  return missing.length > 0 ? [`Not set: ${missing.join(', ')}.`] : [];
}

/**
 * Reads the settings of an environment; without variables, those for the sandbox on this machine.
 *
 * @throws {SettingsError} that lists all problems.
 */
export function readSettings(environment: Environment): Settings {
  const reader = createSettingsReader(environment);
  const { problems, read } = reader;
  const text = (name: string) => read(name, setting.text.optional());
  const port = (name: string, fallback: number) => read(name, setting.port().default(fallback));
  const embedPort = port('EMBED_PORT', DEFAULT_EMBED_PORT);
  const sandbox = `http://localhost:${port('SANDBOX_PORT', DEFAULT_SANDBOX_PORT)}`;
  const gallery = `http://localhost:${port('GALLERY_PORT', DEFAULT_GALLERY_PORT)}`;
  const apiKey = text('GIF_API_KEY');
  const catalogUrl = read('GIF_CATALOG', setting.url.optional());
  if (catalogUrl && (text('GIF_API_URL') || apiKey)) {
    problems.push('GIF_CATALOG replaces GIF_API_URL and GIF_API_KEY, which have to be unset.');
  } else if (text('GIF_API_URL') && !apiKey) {
    problems.push('GIF_API_KEY has to be set when GIF_API_URL is.');
  }
  const apiUrl = catalogUrl ?? read('GIF_API_URL', setting.url.default(`${sandbox}/v1`));
  const publicUrl = read('PUBLIC_URL', setting.origin.default(`http://localhost:${embedPort}`));
  const isLocal = isLoopback(apiUrl) && isLoopback(publicUrl);
  const hosts: ServiceHosts =
    isLocal && !catalogUrl
      ? { pingbackUrl: sandbox, siteUrl: gallery, name: PRODUCT_NAME }
      : hostsOf(apiUrl);
  const pingbackUrl = read('PINGBACK_URL', setting.url.optional()) ?? hosts.pingbackUrl;
  const siteUrl = read('SITE_URL', setting.url.optional()) ?? hosts.siteUrl;
  const tracking = readTrackingTools(reader);
  reader.refuseLoopback('PUBLIC_URL', publicUrl, {
    [catalogUrl ? 'GIF_CATALOG' : 'GIF_API_URL']: apiUrl,
    PINGBACK_URL: pingbackUrl,
    SITE_URL: siteUrl,
    // Without the key.
    MONITORING_DSN: tracking.monitoringDsn && new URL(tracking.monitoringDsn).origin,
  });
  const store = readStoreSettings(reader);
  const host = text('HOST');
  const ownName = text('PROVIDER_NAME');
  const providerName = ownName ?? hosts.name;
  const hidesMark = !ownName && hosts.name !== undefined && hosts.name !== PRODUCT_NAME;
  const settings: Settings = {
    apiUrl,
    apiKey: apiKey ?? (catalogUrl ? '' : 'sandbox'),
    ...(catalogUrl && { isCatalog: true }),
    ...(pingbackUrl && { pingbackUrl: toPingbackService(pingbackUrl) }),
    ...(siteUrl && { siteUrl }),
    publicUrl,
    isPublicUrlSet: text('PUBLIC_URL') !== undefined,
    ...(providerName && { providerName }),
    ...(hidesMark && { hidesMark }),
    frameAncestors: read('FRAME_ANCESTORS', setting.origins.default(['*'])),
    tracking,
    ...store,
    logsRequests: read('LOG_REQUESTS', setting.isOn.default(false)),
    drainSeconds: read('DRAIN_SECONDS', setting.wholeNumber(0, 3600).default(DRAIN_SECONDS)),
    port: embedPort,
    ...(host === undefined ? {} : { host }),
    notices: [],
  };
  reader.done();
  return { ...settings, notices: noticesOf(settings, isLocal) };
}
