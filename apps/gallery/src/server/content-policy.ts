import { toPingbackSource } from '@gifkit/server-kit';
import { OWN_KEY_HOSTS } from '../service/own-key.ts';
import type { ClientSettings } from '../settings.ts';

export interface PolicyOptions {
  nonce: string;
  /** The visitor asks the real service, with a key of their own. */
  hasOwnKey: boolean;
  /** Other pages of this site may show it in a frame. @default false */
  isFramed?: boolean;
}

/** What the page may load, and from where. Pictures may come from any server that the service names. */
export const contentSecurityPolicy = (
  { apiUrl, pingbackUrl, embedUrl }: ClientSettings,
  { nonce, hasOwnKey, isFramed = false }: PolicyOptions,
): string =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    'img-src http: https: data:',
    'media-src http: https:',
    [
      "connect-src 'self'",
      new URL(apiUrl).origin,
      ...(pingbackUrl ? [toPingbackSource(pingbackUrl)] : []),
      ...(hasOwnKey ? OWN_KEY_HOSTS : []),
    ].join(' '),
    `frame-src ${new URL(embedUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "object-src 'none'",
  ].join('; ');
