import {
  createSettingsReader,
  type Environment,
  hostsOf,
  isLoopback,
  readStoreSettings,
  type StoreSettings,
  toPingbackService,
} from '@gifkit/server-kit';
import type { ClientSettings } from '../settings.ts';

export interface Settings extends ClientSettings, StoreSettings {
  port: number;
  host: string;
  notices: readonly string[];
}

/**
 * Reads the gallery's settings. Defaults are the sandbox and the embed on the same machine.
 *
 * @throws {SettingsError} that lists all problems.
 */
export function readSettings(environment: Environment): Settings {
  const reader = createSettingsReader(environment);
  const { problems, text, port, url } = reader;
  const galleryPort = port('GALLERY_PORT', 4000, 1);
  const sandbox = `http://localhost:${port('SANDBOX_PORT', 4002, 1)}`;
  const siteUrl = url('SITE_URL', `http://localhost:${galleryPort}`);
  const apiUrl = url('GIF_API_URL', `${sandbox}/v1`);
  const embedUrl = reader.origin('EMBED_URL', `http://localhost:${port('EMBED_PORT', 4001, 1)}`);
  const apiKey = text('GIF_API_KEY');
  const isSandbox = isLoopback(apiUrl);
  if (!apiKey && !isSandbox) problems.push('GIF_API_KEY has to be set when GIF_API_URL is.');
  const isLocal = isSandbox && isLoopback(siteUrl);
  const pingbackUrl = url('PINGBACK_URL', isLocal ? sandbox : hostsOf(apiUrl).pingbackUrl);
  reader.refuseLoopback('SITE_URL', siteUrl, {
    GIF_API_URL: apiUrl,
    EMBED_URL: embedUrl,
    PINGBACK_URL: pingbackUrl,
  });
  const store = readStoreSettings(reader);
  reader.done();
  return {
    port: galleryPort,
    host: text('HOST') ?? '127.0.0.1',
    siteUrl,
    apiUrl,
    apiKey: apiKey ?? 'gallery',
    ...(isSandbox && { sandboxUrl: new URL(apiUrl).origin }),
    embedUrl,
    ...store,
    ...(pingbackUrl && { pingbackUrl: toPingbackService(pingbackUrl) }),
    notices: pingbackUrl ? [] : ['Not set: PINGBACK_URL (no pingbacks are sent).'],
  };
}
