import {
  createSettingsReader,
  type Environment,
  hostsOf,
  isLoopback,
  readStoreSettings,
  type ServiceHosts,
  type StoreSettings,
  toPingbackService,
} from '@gifkit/server-kit';
import {
  DEFAULT_EMBED_PORT,
  DEFAULT_GALLERY_PORT,
  DEFAULT_SANDBOX_PORT,
  DRAIN_SECONDS,
  PRODUCT_NAME,
} from '../constants.ts';
import type { TrackingTools } from '../tracking-data.ts';
import { readTrackingTools } from './tracking-settings.ts';

/** What the environment decides; every URL is without a slash at its end. */
export interface Settings extends StoreSettings {
  /** Where the GIF API is, version included. @default 'http://localhost:4002/v1', the sandbox */
  apiUrl: string;
  /** Sent with every request, also from the browser. @default 'sandbox', where the sandbox is used */
  apiKey: string;
  /**
   * The service that takes events about GIFs, without the path of its call.
   *
   * @default the public service's where `apiUrl` is that service's; the sandbox's where nothing public is set;
   * else none. The same holds for the next one.
   */
  pingbackUrl?: string;
  /** Where the logo leads; where nothing public is set, to the gallery. */
  siteUrl?: string;
  /** What this server is called from outside. @default 'http://localhost:4001' */
  publicUrl: string;
  /** Whether it is set, and not the default. */
  isPublicUrlSet: boolean;
  /**
   * Name of the service, shown beside the logo.
   *
   * @default the public service's where `apiUrl` is that service's; 'Gifkit' where nothing public is set; else none,
   * and pages speak of the website.
   */
  providerName?: string;
  /** The name is another brand's, and nobody asked for it beside the product's mark: it stands there alone. */
  hidesMark?: boolean;
  /** Who may put the pages into a frame, as in CSP's frame-ancestors. @default ['*'], anyone */
  frameAncestors: readonly string[];
  /** What pages count with beside the GIF service. @default nothing */
  tracking: TrackingTools;
  /** One line of JSON for each request, on the standard output. @default false */
  logsRequests: boolean;
  /** How long the server still answers after it was told to stop, in s. @default 5 */
  drainSeconds: number;
  /** Port to listen on; 0 takes a free one. @default 4001 */
  port: number;
  /** Name or address to listen on. @default every address of the machine */
  host?: string;
  /** What whoever starts the server should know, one sentence each. */
  notices: readonly string[];
}

/** Where the neighbours on the same machine are. */
interface Neighbours {
  sandbox: string;
  gallery: string;
}

/** The services beside the API that pages name, where they are not set. */
function defaultHosts(
  apiUrl: string,
  isLocal: boolean,
  { sandbox, gallery }: Neighbours,
): ServiceHosts {
  if (!isLocal) return hostsOf(apiUrl);
  return {
    pingbackUrl: sandbox,
    siteUrl: gallery,
    name: PRODUCT_NAME,
  };
}

/** What whoever starts the server should know, one sentence each. */
function noticesOf(settings: Settings, isLocal: boolean): string[] {
  const { pingbackUrl, siteUrl, publicUrl, isPublicUrlSet } = settings;
  const missing = [
    ...(pingbackUrl ? [] : ['PINGBACK_URL (events about GIFs are sent nowhere)']),
    ...(siteUrl ? [] : ['SITE_URL (the logo leads nowhere)']),
    ...(isPublicUrlSet || isLocal ? [] : [`PUBLIC_URL (pages call themselves ${publicUrl})`]),
  ];
  return missing.length > 0 ? [`Not set: ${missing.join(', ')}.`] : [];
}

/**
 * The settings that an environment asks for; without any variable, those of the sandbox on this machine.
 *
 * @throws {SettingsError} that names everything that is wrong at once.
 */
export function readSettings(environment: Environment): Settings {
  const reader = createSettingsReader(environment);
  const { problems, text, port, url } = reader;
  const embedPort = port('EMBED_PORT', DEFAULT_EMBED_PORT);
  const neighbours = {
    sandbox: `http://localhost:${port('SANDBOX_PORT', DEFAULT_SANDBOX_PORT)}`,
    gallery: `http://localhost:${port('GALLERY_PORT', DEFAULT_GALLERY_PORT)}`,
  };
  const apiKey = text('GIF_API_KEY');
  if (text('GIF_API_URL') && !apiKey) {
    problems.push('GIF_API_KEY has to be set when GIF_API_URL is.');
  }
  const apiUrl = url('GIF_API_URL', `${neighbours.sandbox}/v1`);
  const publicUrl = reader.origin('PUBLIC_URL', `http://localhost:${embedPort}`);
  const isLocal = isLoopback(apiUrl) && isLoopback(publicUrl);
  const hosts = defaultHosts(apiUrl, isLocal, neighbours);
  const pingbackUrl = url('PINGBACK_URL', hosts.pingbackUrl);
  const siteUrl = url('SITE_URL', hosts.siteUrl);
  const tracking = readTrackingTools(reader);
  reader.refuseLoopback('PUBLIC_URL', publicUrl, {
    GIF_API_URL: apiUrl,
    PINGBACK_URL: pingbackUrl,
    SITE_URL: siteUrl,
    // Without the key in it.
    MONITORING_DSN: tracking.monitoringDsn && new URL(tracking.monitoringDsn).origin,
  });
  const store = readStoreSettings(reader);
  const host = text('HOST');
  const ownName = text('PROVIDER_NAME');
  const providerName = ownName ?? hosts.name;
  const hidesMark = !ownName && hosts.name !== undefined && hosts.name !== PRODUCT_NAME;
  const settings: Settings = {
    apiUrl,
    apiKey: apiKey ?? 'sandbox',
    ...(pingbackUrl && { pingbackUrl: toPingbackService(pingbackUrl) }),
    ...(siteUrl && { siteUrl }),
    publicUrl,
    isPublicUrlSet: text('PUBLIC_URL') !== undefined,
    ...(providerName && { providerName }),
    ...(hidesMark && { hidesMark }),
    frameAncestors: reader.origins('FRAME_ANCESTORS'),
    tracking,
    ...store,
    logsRequests: reader.isOn('LOG_REQUESTS'),
    drainSeconds: reader.seconds('DRAIN_SECONDS', DRAIN_SECONDS),
    port: embedPort,
    ...(host === undefined ? {} : { host }),
    notices: [],
  };
  reader.done();
  return { ...settings, notices: noticesOf(settings, isLocal) };
}
