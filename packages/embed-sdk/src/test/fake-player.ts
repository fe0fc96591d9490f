import { onTestFinished, vi } from 'vitest';
import { type HostListener, listenToHost, type PlayerHandlers } from '../player/index.ts';
import type { PlayerState } from '../protocol/index.ts';

export const ORIGIN = 'https://embed.example';

export const STATE: PlayerState = { id: 'abc', paused: false, muted: true, time: 1.5, duration: 4 };

export const createHandlers = () => ({
  play: vi.fn<PlayerHandlers['play']>(),
  pause: vi.fn<PlayerHandlers['pause']>(),
  seek: vi.fn<PlayerHandlers['seek']>(),
  mute: vi.fn<PlayerHandlers['mute']>(),
  unmute: vi.fn<PlayerHandlers['unmute']>(),
  getState: vi.fn<PlayerHandlers['getState']>(() => STATE),
});

/** A message event as a window receives it; jsdom's constructor rejects real ports. */
export const messageEvent = (properties: {
  data: unknown;
  origin: string;
  source: unknown;
  ports?: unknown[];
}): Event => Object.assign(new Event('message'), { ports: [], ...properties });

/** A window for a player. */
export class FakeWindow extends EventTarget {
  readonly location: Location;
  readonly parent: Window;

  /** @param parent host window. Default: itself, as in a top-level page. */
  constructor(hash: string, parent?: object) {
    super();
    this.location = { hash } as Location;
    this.parent = (parent ?? this) as Window;
  }
}

interface FakePlayerOptions {
  /** Actual origin of the player's page; `'null'` in a sandbox. */
  origin?: string;
  handlers?: PlayerHandlers;
}

/**
 * Runs a page's script in a jsdom frame, which does not load it by itself. Like browsers, it delivers messages only to
 * a window with the targeted origin.
 */
export function openPage(
  iframe: HTMLIFrameElement,
  script: (self: FakeWindow) => HostListener,
  origin = ORIGIN,
): HostListener {
  const parent = {
    postMessage(data: unknown, target: string, ports: MessagePort[] = []) {
      if (target !== window.origin) return;
      window.dispatchEvent(messageEvent({ data, origin, source: iframe.contentWindow, ports }));
    },
  };
  const self = new FakeWindow(new URL(iframe.src).hash, parent);
  if (iframe.contentWindow)
    vi.spyOn(iframe.contentWindow, 'postMessage').mockImplementation((data, target) => {
      if (target !== origin) return;
      self.dispatchEvent(messageEvent({ data, origin: window.origin, source: parent }));
    });
  const listener = script(self);
  onTestFinished(() => listener.close());
  return listener;
}

export const openPlayer = (
  iframe: HTMLIFrameElement,
  { origin = ORIGIN, handlers = createHandlers() }: FakePlayerOptions = {},
): HostListener =>
  openPage(iframe, (self) => listenToHost(handlers, { allowedOrigins: 'any' }, self), origin);
