import { EmbedError, toEmbedError } from '../embed-error.ts';
import { type ControlOptions, withDefaults } from '../options/embed-options.ts';
import { isPlayerState } from '../protocol/checks.ts';
import type {
  EventMessage,
  PlayerEvents,
  PlayerMethod,
  PlayerState,
} from '../protocol/messages.ts';
import { followContent } from './auto-height.ts';
import { openConnection } from './connection.ts';

/**
 * Events of an {@link Embed} with their data. At most 20 are delivered per second; beyond that, only the last of each
 * kind.
 */
export interface EmbedEvents extends Omit<PlayerEvents, 'error'> {
  /** The player responds; fires again if the user opens another GIF in the frame. */
  ready: undefined;
  error: EmbedError;
}

/**
 * A player in a frame of this page.
 *
 * Methods can be called before the player has loaded: a lazy frame then loads immediately, and the call is made once
 * the player is ready. Every promise can reject with an {@link EmbedError}.
 */
export interface Embed {
  readonly iframe: HTMLIFrameElement;
  play(): Promise<void>;
  pause(): Promise<void>;
  /** @param seconds from the start of a clip; finite and not negative. */
  seek(seconds: number): Promise<void>;
  mute(): Promise<void>;
  /**
   * Resolves once the clip has sound; if it is paused or hidden, immediately, and the sound comes when it plays. Rejects
   * with code `not-allowed` if the browser refuses sound, as browsers do before the user has interacted with the page.
   */
  unmute(): Promise<void>;
  getState(): Promise<PlayerState>;
  /** Adds an event listener; returns a function that removes it. */
  on<Type extends keyof EmbedEvents>(
    type: Type,
    listener: (data: EmbedEvents[Type]) => void,
  ): () => void;
  /** Ends the embed: rejects pending calls and removes a frame made by `createEmbed`. */
  destroy(): void;
}

const EMBED: unique symbol = Symbol.for('@gifkit/embed-sdk');

/**
 * A frame or a container with its embed. A property, which all copies of this package on a page share, such as the
 * scripts of several pasted embed codes: a copy that connects a frame of another one would disconnect it.
 */
interface Embedded extends Node {
  [EMBED]?: Embed | undefined;
}

export const embedOf = (node: Embedded): Embed | undefined => node[EMBED];

export const setEmbed = (node: Embedded, embed?: Embed): void => {
  node[EMBED] = embed;
};

/**
 * Creates the controls of a frame whose player is invited with a token.
 *
 * @param onDestroy called once, when the embed is destroyed.
 */
export function controlFrame(
  iframe: HTMLIFrameElement,
  token: string,
  options: ControlOptions,
  onDestroy?: () => void,
): Embed {
  // EventTarget isolates listeners: one that throws does not stop the others.
  const listeners = new EventTarget();
  const emit = <Type extends keyof EmbedEvents>(type: Type, detail?: EmbedEvents[Type]) =>
    listeners.dispatchEvent(new CustomEvent(type, { detail }));
  const { origin, timeout, autoHeight, ...limits } = withDefaults(options);
  const follow = autoHeight ? followContent(iframe, limits) : undefined;

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
    origin,
    token,
    timeout,
    onReady: () => emit('ready'),
    onEvent,
    onError: (error) => emit('error', error),
  });

  const command = (method: PlayerMethod) => async () => {
    await call(method);
  };

  const embed: Embed = {
    iframe,
    play: command('play'),
    pause: command('pause'),
    mute: command('mute'),
    unmute: command('unmute'),
    async seek(seconds) {
      if (!(seconds >= 0 && Number.isFinite(seconds)))
        throw new EmbedError(
          'argument',
          `seek takes a number of seconds from the start, not "${seconds}".`,
        );
      await call('seek', seconds);
    },
    async getState() {
      const state = await call('getState');
      if (!isPlayerState(state))
        throw new EmbedError('player', 'The player returned an invalid state.');
      return state;
    },
    on(type, listener) {
      const handle = (event: Event) => listener((event as CustomEvent).detail);
      listeners.addEventListener(type, handle);
      return () => listeners.removeEventListener(type, handle);
    },
    destroy() {
      if (embedOf(iframe) !== embed) return;
      setEmbed(iframe);
      close();
      onDestroy?.();
    },
  };
  setEmbed(iframe, embed);
  return embed;
}
