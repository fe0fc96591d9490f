import {
  createSettingsReader,
  type Environment,
  hostsOf,
  isLoopback,
  setting,
  toPingbackService,
} from '@gifkit/server-kit';
import type { ClientSettings } from '../settings.ts';

export interface Settings extends ClientSettings {
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
  const { problems, read } = reader;
  const text = (name: string) => read(name, setting.text.optional());
  const port = (name: string, fallback: number) => read(name, setting.port(1).default(fallback));
  const url = (name: string, fallback: string) => read(name, setting.url.default(fallback));
  const galleryPort = port('GALLERY_PORT', 4000);
  const sandbox = `http://localhost:${port('SANDBOX_PORT', 4002)}`;
  const siteUrl = url('SITE_URL', `http://localhost:${galleryPort}`);
  const apiUrl = url('GIF_API_URL', `${sandbox}/v1`);
  const embed = `http://localhost:${port('EMBED_PORT', 4001)}`;
  const embedUrl = read('EMBED_URL', setting.origin.default(embed));
  const apiKey = text('GIF_API_KEY');
  const isSandbox = isLoopback(apiUrl);
  if (!apiKey && !isSandbox) problems.push('GIF_API_KEY has to be set when GIF_API_URL is.');
  const isLocal = isSandbox && isLoopback(siteUrl);
  const pingbackUrl =
    read('PINGBACK_URL', setting.url.optional()) ??
    (isLocal ? sandbox : hostsOf(apiUrl).pingbackUrl);
  reader.refuseLoopback('SITE_URL', siteUrl, {
    GIF_API_URL: apiUrl,
    EMBED_URL: embedUrl,
    PINGBACK_URL: pingbackUrl,
  });
  reader.done();
  return {
    port: galleryPort,
    host: text('HOST') ?? '127.0.0.1',
    siteUrl,
    apiUrl,
    apiKey: apiKey ?? 'gallery',
    embedUrl,
    ...(pingbackUrl && { pingbackUrl: toPingbackService(pingbackUrl) }),
    notices: pingbackUrl ? [] : ['Not set: PINGBACK_URL (no pingbacks are sent).'],
  };
}
