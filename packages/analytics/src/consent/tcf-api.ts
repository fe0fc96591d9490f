import { parseJson } from '@gifkit/http';

/** Longest polling interval, in ms. */
const CONSENT_POLL_MAX_DELAY = 10_000;

/** First polling interval, in ms; it doubles each time. */
const CONSENT_POLL_DELAY = 250;

/** The fields of a consent platform's data that are used here. */
export interface TcData {
  eventStatus?: string;
  gdprApplies?: boolean;
  listenerId: number;
  purpose?: { consents?: Record<string, boolean> };
  vendor?: { consents?: Record<string, boolean> };
}

type TcfCommand = 'addEventListener' | 'removeEventListener';
type TcfCallback = (data: TcData, isSuccess: boolean) => void;

export type TcfApi = (
  command: TcfCommand,
  version: 2,
  callback: TcfCallback,
  listenerId?: number,
) => void;

interface TcfReturn {
  callId: string;
  returnValue: TcData | null;
  success: boolean;
}

/** Name of the empty frame that marks a page with a consent platform. */
const LOCATOR = '__tcfapiLocator';

function findPlatform(): Window | undefined {
  let page = window;
  while (page !== page.parent) {
    page = page.parent as typeof page;
    try {
      if (page.frames[LOCATOR as never]) return page;
    } catch {
      // Reading a missing frame of another origin throws.
    }
  }
  return undefined;
}

/** Parses a reply; some platforms send JSON text. */
const readReturn = (data: unknown): TcfReturn | undefined =>
  Object(typeof data === 'string' ? parseJson(data) : data).__tcfapiReturn;

let calls = 0;

/** Calls the consent platform of an ancestor page with the framework's messages. */
function remoteApi(platform: Window): TcfApi {
  const listeners = new Map<string, { callback: TcfCallback; listenerId?: number }>();
  const hear = ({ source, data }: MessageEvent) => {
    const answer = source === platform ? readReturn(data) : undefined;
    const listener = answer && listeners.get(answer.callId);
    if (!listener) return;
    const { returnValue, success } = answer;
    if (!success || !returnValue) return;
    listener.listenerId = returnValue.listenerId;
    listener.callback(returnValue, true);
  };
  return (command, version, callback, listenerId) => {
    calls += 1;
    const callId = `gifkit-${calls}`;
    if (command === 'addEventListener') {
      if (listeners.size === 0) window.addEventListener('message', hear);
      listeners.set(callId, { callback });
    } else {
      for (const [id, one] of listeners) if (one.listenerId === listenerId) listeners.delete(id);
      if (listeners.size === 0) window.removeEventListener('message', hear);
    }
    const call = { command, parameter: listenerId, version, callId };
    // The message has no user data, and the framework does not use a target origin.
    platform.postMessage({ __tcfapiCall: call }, '*');
  };
}

function findTcfApi(): TcfApi | undefined {
  const { __tcfapi } = globalThis as { __tcfapi?: TcfApi };
  if (__tcfapi) return __tcfapi;
  const platform = typeof window === 'undefined' ? undefined : findPlatform();
  return platform && remoteApi(platform);
}

/**
 * Calls `use` with the consent platform once it is available. Pages may load it late with a tag manager, without an
 * event, so this polls at growing intervals.
 *
 * @returns a function that stops polling.
 */
export function whenTcfApi(use: (tcfApi: TcfApi) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (delay: number) => {
    const tcfApi = findTcfApi();
    if (tcfApi) use(tcfApi);
    // Servers have no platform, so do not poll.
    else if (typeof window !== 'undefined') {
      timer = setTimeout(look, delay, Math.min(2 * delay, CONSENT_POLL_MAX_DELAY));
    }
  };
  look(CONSENT_POLL_DELAY);
  return () => clearTimeout(timer);
}
