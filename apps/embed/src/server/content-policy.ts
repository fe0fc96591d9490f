import { toPingbackSource } from '@gifkit/server-kit';
import type { Settings } from './settings.ts';

/** Pages that may be put into a frame. */
const EMBEDDABLE = /^\/(?:embed|player)\//;

/** Google's, for its tag manager and its web analytics, as Google names them. */
const GOOGLE_SCRIPTS = 'https://www.googletagmanager.com';
const GOOGLE_TAKES = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Refuses texts that would become scripts. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

interface PolicyRequest {
  /** Path of the request. */
  pathname: string;
  /** SHA-256 of the page's styles, in Base64. @default none, where there is no page */
  styleHashes?: readonly string[] | undefined;
}

const unique = (...sources: ('' | string | undefined)[]): string =>
  [...new Set(sources.filter(Boolean))].join(' ');

/**
 * The Content-Security-Policy: what browsers are told to refuse. Any script but ours, any style but
 * those that this page carries, any string that would become a script. Pictures come from wherever the API
 * says they are.
 */
export function createContentPolicy(settings: Settings): (request: PolicyRequest) => string {
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
  // In a frame with an origin of its own, WebKit lets 'self' match nothing: the origin has to be named, and is
  // what the settings say. Whoever asks can put anything into the header Host.
  const scripts = new URL(settings.publicUrl).origin;
  const fixed = [
    "default-src 'none'",
    `img-src ${unique('https:', 'data:', api)}`,
    `media-src ${unique('https:', api)}`,
    // Vimeo's lookup and both players come only when the visitor asks for the video.
    `connect-src ${unique(api, pingbacks, 'https://vimeo.com', ...taking)}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    `script-src ${unique("'self'", scripts, hasGoogle ? GOOGLE_SCRIPTS : undefined)}`,
    "base-uri 'none'",
    "form-action 'none'",
    // A tag manager's scripts write scripts of their own.
    ...(hasGoogle ? [] : TRUSTED_TYPES),
  ].join('; ');

  return ({ pathname, styleHashes }) => {
    const styles = styleHashes?.map((hash) => `'sha256-${hash}'`).join(' ') ?? "'none'";
    const ancestors = EMBEDDABLE.test(pathname) ? frameAncestors : ["'none'"];
    // `*` matches network schemes only (CSP 3, 6.7.2.8): it would refuse files, sandboxed frames and apps.
    const frames = ancestors.includes('*') ? '' : `; frame-ancestors ${ancestors.join(' ')}`;
    return `${fixed}; style-src ${styles}${frames}`;
  };
}
