import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** What browsers are told beside the content policy. */
export const securityHeaders = (): MiddlewareHandler =>
  secureHeaders({
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
