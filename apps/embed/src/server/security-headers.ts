import type { Context } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Settings } from './settings.ts';

/** Pages that anyone may put into a frame. */
const EMBEDDABLE = /^\/(?:embed|player)\//;

/**
 * What browsers are told to refuse: any script but ours, any style without this response's nonce, any
 * string that would become a script. Pictures come from wherever the API says they are.
 */
export const securityHeaders = (settings: Settings) => {
  const { apiUrl, pingbackUrl, avatarsUrl } = settings;
  const frameAncestors = ({ req }: Context): string =>
    EMBEDDABLE.test(req.path) ? settings.frameAncestors.join(' ') : "'none'";
  const api = new URL(apiUrl).origin;
  const unique = (...sources: string[]) => [...new Set(sources)];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: [NONCE],
      imgSrc: unique('https:', 'data:', api, new URL(avatarsUrl).origin),
      mediaSrc: ['https:', api],
      // Vimeo's lookup and both players come only when the visitor asks for the video.
      connectSrc: unique(api, new URL(pingbackUrl).origin, 'https://vimeo.com'),
      frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: [frameAncestors],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'cross-origin',
    crossOriginOpenerPolicy: false,
    // Cannot be kept in every frame, and browsers then complain on the host's console.
    originAgentCluster: false,
    // A browser that knows no frame-ancestors would be told by it to refuse every frame.
    xFrameOptions: false,
    // Decided by whoever terminates TLS.
    strictTransportSecurity: false,
  });
};
