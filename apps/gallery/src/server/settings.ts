import type { ClientSettings } from '../settings.ts';

export interface Settings extends ClientSettings {
  port: number;
  /** Address to listen on. */
  host: string;
}

type Env = Readonly<Record<string, string | undefined>>;

function port(env: Env, name: string, fallback: number): number {
  const value = env[name] || String(fallback);
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
    throw new Error(`${name} has to be a port from 1 to 65535, not "${value}".`);
  }
  return Number(value);
}

/** A value for an error, unless it may hold a password or a token. */
const quoted = (value: string): string => (/[@?]/.test(value) ? '' : `, not "${value}"`);

function url(env: Env, name: string, fallback: string): string {
  const value = env[name] || fallback;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(`${name} has to be an http or https URL${quoted(value)}.`);
  }
  // The page shows its settings to every visitor, and browsers fetch no such URL.
  if (parsed.username || parsed.password) {
    throw new Error(`${name} has to be a URL without a user name and a password.`);
  }
  return value.replace(/\/+$/, '');
}

/**
 * The gallery's settings. By default it shows the sandbox and the embed of the same machine.
 *
 * @throws {Error} when a variable has a wrong value; the message names the variable and what it allows.
 */
export const readSettings = (env: Env): Settings => ({
  port: port(env, 'GALLERY_PORT', 4000),
  host: env.HOST || '127.0.0.1',
  siteUrl: url(env, 'SITE_URL', `http://localhost:${port(env, 'GALLERY_PORT', 4000)}`),
  apiUrl: url(env, 'GIF_API_URL', `http://localhost:${port(env, 'SANDBOX_PORT', 4002)}/v1`),
  apiKey: env.GIF_API_KEY || 'gallery',
  embedUrl: url(env, 'EMBED_URL', `http://localhost:${port(env, 'EMBED_PORT', 4001)}`),
});
