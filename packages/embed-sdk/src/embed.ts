import { type AutoHeightOptions, boundHeight } from './auto-height.ts';
import { openConnection } from './connection.ts';
import { CALL_TIMEOUT } from './constants.ts';
import { EmbedError } from './embed-error.ts';
import {
  type EventMessage,
  isPlayerState,
  type PlayerEvents,
  type PlayerState,
} from './protocol.ts';

/** What {@link Embed.on} tells, and what it says with it. */
export interface EmbedEvents extends Omit<PlayerEvents, 'error'> {
  /** The player answers from now on; again when the visitor goes to another GIF in the frame. */
  ready: undefined;
  error: EmbedError;
}

export interface ControlOptions extends AutoHeightOptions {
  /** Origin of the embed server, such as `https://embed.example.com`. Nothing else is talked to. */
  origin: string;
  /**
   * How long, in ms, the player has to answer a call; the time to load its frame counts.
   *
   * @default 10000
   */
  timeout?: number;
}

/**
 * A player in a frame of this page.
 *
 * A call may come before the player is there; it then loads the frame, if that still waits to be scrolled
 * to, and is made as soon as the player answers. Every promise can reject with an {@link EmbedError}.
 */
export interface Embed {
  readonly iframe: HTMLIFrameElement;
  play(): Promise<void>;
  pause(): Promise<void>;
  /** @param seconds From the start of a clip; finite and not negative. */
  seek(seconds: number): Promise<void>;
  mute(): Promise<void>;
  unmute(): Promise<void>;
  getState(): Promise<PlayerState>;
  /** Calls a listener on every such event; returns what ends that. */
  on<Type extends keyof EmbedEvents>(
    type: Type,
    listener: (data: EmbedEvents[Type]) => void,
  ): () => void;
  /** Gives the player up: pending calls reject, and a frame that `createEmbed` made is removed. */
  destroy(): void;
}

const embeds = new WeakMap<HTMLIFrameElement, Embed>();

/** The embed that controls a frame already, if one does. */
export const embedOf = (iframe: HTMLIFrameElement): Embed | undefined => embeds.get(iframe);

/** The controls of a frame whose player is invited with a token. */
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

  const onEvent = (message: EventMessage) => {
    if (message.event === 'error') {
      emit('error', new EmbedError('player', message.data.message));
      return;
    }
    if (message.event === 'resize' && options.autoHeight)
      iframe.style.height = `${boundHeight(message.data.height, options)}px`;
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
      if (!(seconds >= 0 && seconds < Number.POSITIVE_INFINITY))
        throw new EmbedError('argument', 'seek takes seconds from the start.');
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
      close();
      embeds.delete(iframe);
      onDestroy?.();
    },
  };
  embeds.set(iframe, embed);
  return embed;
}
