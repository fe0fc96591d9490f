/** The longest time, in ms, between two such looks. */
const CONSENT_LOOK_MAX_DELAY = 10_000;

/** How long, in ms, until a page that has no consent platform is looked at again; it doubles each time. */
const CONSENT_LOOK_DELAY = 250;

/** What `__tcfapi` tells about the visitor's decision. Only the fields that are read here. */
export interface TcData {
  eventStatus?: string;
  gdprApplies?: boolean;
  listenerId: number;
  purpose?: { consents?: Record<string, boolean> };
  vendor?: { consents?: Record<string, boolean> };
}

type TcfCommand = 'addEventListener' | 'removeEventListener';
type TcfCallback = (data: TcData, isSuccess: boolean) => void;

/** A consent platform as its page calls it. */
export type TcfApi = (
  command: TcfCommand,
  version: 2,
  callback: TcfCallback,
  listenerId?: number,
) => void;

/** What a platform answers to a frame. */
interface TcfReturn {
  callId: string;
  /** null where there is nothing to say. */
  returnValue: TcData | null;
  success: boolean;
}

/** Name of the empty frame by which a page says that it has a consent platform. */
const LOCATOR = '__tcfapiLocator';

/** The nearest page around this frame that has a consent platform. */
function findPlatform(): Window | undefined {
  let page = window;
  while (page !== page.parent) {
    page = page.parent as typeof page;
    try {
      if (page.frames[LOCATOR as never]) return page;
    } catch {
      // Another origin: browsers refuse to say what is not there.
    }
  }
  return undefined;
}

/** Some platforms answer with text. */
function readReturn(data: unknown): TcfReturn | undefined {
  try {
    const message = typeof data === 'string' ? JSON.parse(data) : data;
    return message?.__tcfapiReturn;
  } catch {
    return undefined;
  }
}

let calls = 0;

/** Talks to the consent platform of a page around this frame, by the framework's messages. */
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
    // It says nothing of the visitor, and the framework names no origin.
    platform.postMessage({ __tcfapiCall: call }, '*');
  };
}

/** The consent platform of this page, or else that of a page around this frame. */
function findTcfApi(): TcfApi | undefined {
  const { __tcfapi } = globalThis as { __tcfapi?: TcfApi };
  if (__tcfapi) return __tcfapi;
  const platform = typeof window === 'undefined' ? undefined : findPlatform();
  return platform && remoteApi(platform);
}

/**
 * Hands over the consent platform as soon as there is one. Pages that load it by a tag manager have it later than
 * what asks for it, and nothing says so: it is looked for again, ever less often.
 *
 * @returns a function that stops looking.
 */
export function whenTcfApi(use: (tcfApi: TcfApi) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (delay: number) => {
    const tcfApi = findTcfApi();
    if (tcfApi) use(tcfApi);
    // A server gets none.
    else if (typeof window !== 'undefined') {
      timer = setTimeout(look, delay, Math.min(2 * delay, CONSENT_LOOK_MAX_DELAY));
    }
  };
  look(CONSENT_LOOK_DELAY);
  return () => clearTimeout(timer);
}
