import { toPingbackSource } from '@gifkit/server-kit';
import type { Settings } from './settings.ts';

const EMBEDDABLE = /^\/(?:embed|player)\//;

/** Hosts of Google Tag Manager and Google Analytics, as documented by Google. */
const GOOGLE_SCRIPTS = 'https://www.googletagmanager.com';
const GOOGLE_TAKES = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Blocks strings from becoming scripts. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

const unique = (...sources: ('' | string | undefined)[]): string =>
  [...new Set(sources.filter(Boolean))].join(' ');

/**
 * Builds the Content-Security-Policy. It only allows scripts of this server, the styles of the page by hash, and no
 * strings as scripts. Images may come from any HTTPS origin, because the API returns their URLs.
 */
export function createContentPolicy(settings: Settings) {
  const { pingbackUrl, frameAncestors, tracking } = settings;
  const { tagManagerId, webAnalyticsId, analyticsPath, monitoringDsn } = tracking;
  const hasGoogle = tagManagerId !== undefined || webAnalyticsId !== undefined;
  const taking = [
    ...(hasGoogle ? GOOGLE_TAKES : []),
    analyticsPath && "'self'",
    monitoringDsn && new URL(monitoringDsn).origin,
  ];
  const api = new URL(settings.apiUrl).origin;
  const pingbacks = pingbackUrl && toPingbackSource(pingbackUrl);
  // In a sandboxed frame, 'self' matches nothing in WebKit, so the origin is named. It comes from the settings because
  // clients control the Host header.
  const scripts = new URL(settings.publicUrl).origin;
  const fixed = [
    "default-src 'none'",
    `img-src ${unique('https:', 'data:', api)}`,
    `media-src ${unique('https:', api)}`,
    // Vimeo's lookup and both players load only after the user asks for the video.
    `connect-src ${unique(api, pingbacks, 'https://vimeo.com', ...taking)}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    `script-src ${unique("'self'", scripts, hasGoogle ? GOOGLE_SCRIPTS : undefined)}`,
    "base-uri 'none'",
    "form-action 'none'",
    // Scripts of a tag manager insert further scripts.
    ...(hasGoogle ? [] : TRUSTED_TYPES),
  ].join('; ');

  /** @param styleHashes SHA-256 of the page's styles, in Base64. Default: none, if the response is not a page. */
  return (pathname: string, styleHashes?: readonly string[]): string => {
    const styles = styleHashes?.map((hash) => `'sha256-${hash}'`).join(' ') ?? "'none'";
    const ancestors = EMBEDDABLE.test(pathname) ? frameAncestors : ["'none'"];
    // `*` only matches network schemes (CSP 3, 6.7.2.8), so it would block files, sandboxed frames and apps.
    const frames = ancestors.includes('*') ? '' : `; frame-ancestors ${ancestors.join(' ')}`;
    return `${fixed}; style-src ${styles}${frames}`;
  };
}
