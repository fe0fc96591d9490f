import { EmbedError, toEmbedError } from '../embed-error.ts';
import { isPlayerState } from '../protocol/checks.ts';
import type { EventMessage, PlayerEvents, PlayerState } from '../protocol/messages.ts';
import { type AutoHeightOptions, followContent } from './auto-height.ts';
import { openConnection } from './connection.ts';

/** How long, in ms, a player has to respond to a call; the time to load its frame counts. */
const CALL_TIMEOUT = 10_000;

/**
 * The events of an {@link Embed}, with the data of each. At most 20 within a second; beyond that, only the
 * last of each kind.
 */
export interface EmbedEvents extends Omit<PlayerEvents, 'error'> {
  /** The player responds from now on; again when the visitor goes to another GIF in the frame. */
  ready: undefined;
  error: EmbedError;
}

export interface ControlOptions extends AutoHeightOptions {
  /** Origin of the embed server, such as `https://embed.example.com`. No other origin is talked to. */
  origin: string;
  /**
   * How long, in ms, the player has to respond to a call; the time to load its frame counts.
   *
   * @default 10000
   */
  timeout?: number | undefined;
}

/**
 * A player in a frame of this page.
 *
 * A method may be called before the player is there: a frame that waits to be scrolled to then loads, and
 * the call is made as soon as there is a player. Every promise can reject with an {@link EmbedError}.
 */
export interface Embed {
  readonly iframe: HTMLIFrameElement;
  play(): Promise<void>;
  pause(): Promise<void>;
  /** @param seconds From the start of a clip; finite and not negative. */
  seek(seconds: number): Promise<void>;
  mute(): Promise<void>;
  /**
   * Resolves when the clip has sound. Rejects with code `not-allowed` when the browser refuses sound, as it
   * does before the visitor has touched the page.
   */
  unmute(): Promise<void>;
  getState(): Promise<PlayerState>;
  /** Calls a listener with every such event; returns a function that ends it. */
  on<Type extends keyof EmbedEvents>(
    type: Type,
    listener: (data: EmbedEvents[Type]) => void,
  ): () => void;
  /** Ends the embed: pending calls reject, and a frame that `createEmbed` made is removed. */
  destroy(): void;
}

const embeds = new WeakMap<HTMLIFrameElement, Embed>();

/** The embed that controls a frame already, if there is one. */
export const embedOf = (iframe: HTMLIFrameElement): Embed | undefined => embeds.get(iframe);

/**
 * Creates the controls of a frame whose player is invited with a token.
 *
 * @param onDestroy is called once, when the embed is destroyed.
 */
export function controlFrame(
  iframe: HTMLIFrameElement,
  token: string,
  options: ControlOptions,
  onDestroy?: () => void,
): Embed {
  // An event target keeps a listener that throws from stopping the others.
  const listeners = new EventTarget();
  const emit = <Type extends keyof EmbedEvents>(type: Type, detail?: EmbedEvents[Type]) =>
    listeners.dispatchEvent(new CustomEvent(type, { detail }));
  const follow = options.autoHeight ? followContent(iframe, options) : undefined;

  const onEvent = (message: EventMessage) => {
    if (message.event === 'error') {
      emit('error', toEmbedError(message.data));
      return;
    }
    if (message.event === 'resize') follow?.(message.data.height);
    emit(message.event, message.data);
  };

  const { call, close } = openConnection({
    frame: iframe,
    origin: options.origin,
    token,
    timeout: options.timeout ?? CALL_TIMEOUT,
    onReady: () => emit('ready'),
    onEvent,
    onError: (error) => emit('error', error),
  });

  const embed: Embed = {
    iframe,
    async play() {
      await call('play');
    },
    async pause() {
      await call('pause');
    },
    async seek(seconds) {
      if (!(seconds >= 0 && Number.isFinite(seconds)))
        throw new EmbedError('argument', `seek takes seconds from the start, not "${seconds}".`);
      await call('seek', seconds);
    },
    async mute() {
      await call('mute');
    },
    async unmute() {
      await call('unmute');
    },
    async getState() {
      const state = await call('getState');
      if (!isPlayerState(state)) throw new EmbedError('player', 'The player gave no state.');
      return state;
    },
    on(type, listener) {
      const handle = (event: Event) => listener((event as CustomEvent).detail);
      listeners.addEventListener(type, handle);
      return () => listeners.removeEventListener(type, handle);
    },
    destroy() {
      if (embeds.get(iframe) !== embed) return;
      embeds.delete(iframe);
      close();
      onDestroy?.();
    },
  };
  embeds.set(iframe, embed);
  return embed;
}
