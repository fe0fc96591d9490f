/**
 * Messages between a host page and the player in its frame.
 *
 * 1. The host page invites the player with its own origin and a random token: in the fragment of the frame's address
 *    (see `inviteFragment`), which is not sent to servers, or for an existing frame by an {@link InviteMessage}.
 * 2. The player replies to exactly that origin with a {@link HelloMessage} and one end of a message channel. The host
 *    page checks the origin, window and token of that message.
 * 3. All other messages use the channel: {@link CallMessage}, {@link ResultMessage} and {@link EventMessage}. No other
 *    page can write to it, and it ends with the player's document.
 *
 * Every message carries the version, `gifkit: 1`. Both sides ignore unknown messages.
 */

/** Version in every message. */
export const PROTOCOL_VERSION = 1;

export const PLAYER_METHODS = ['play', 'pause', 'seek', 'mute', 'unmute', 'getState'] as const;

/** Methods that a host page can call. */
export type PlayerMethod = (typeof PLAYER_METHODS)[number];

export interface PlayerState {
  /** Id of the GIF, sticker or clip. */
  id: string;
  paused: boolean;
  muted: boolean;
  /** Position in a clip, in seconds from its start; 0 for a GIF. */
  time: number;
  /** Length of a clip, in seconds; 0 for a GIF. */
  duration: number;
}

/** Reason for a failure. */
export interface PlayerFailure {
  /** Message for developers. */
  message: string;
  /**
   * HTTP status of the page in the frame: 404 if the GIF does not exist, 502, 503 or 504 if the GIF service fails.
   * Missing if the player works and only one operation failed.
   */
  status?: number;
}

/** Events of a player with their data. */
export interface PlayerEvents {
  play: undefined;
  pause: undefined;
  /** A clip has ended. */
  ended: undefined;
  volumechange: { muted: boolean };
  /** Frame height in px that fits the content at the current width. */
  resize: { height: number };
  error: PlayerFailure;
}

interface Versioned {
  gifkit: typeof PROTOCOL_VERSION;
}

/** Host page to player, by `postMessage` to the player's origin. */
export interface InviteMessage extends Versioned {
  type: 'invite';
  token: string;
}

/** Player to host page, by `postMessage` to the host page's origin, with a port. */
export interface HelloMessage extends Versioned {
  type: 'hello';
  token: string;
}

/** Host page to player, through the port. */
export interface CallMessage extends Versioned {
  /** Repeated in the result. */
  id: number;
  method: PlayerMethod;
  /** For `seek`: seconds from the start. */
  value?: number | undefined;
}

/** Why a call failed: the player's error with its name, such as `NotAllowedError`. */
export interface CallFailure extends PlayerFailure {
  name: string;
}

/** Player to host page, through the port: result of a call. */
export interface ResultMessage extends Versioned {
  id: number;
  /** {@link PlayerState} for `getState`. */
  result?: unknown;
  error?: CallFailure;
}

/** Player to host page, through the port. */
export type EventMessage = {
  [Type in keyof PlayerEvents]: Versioned & { event: Type; data: PlayerEvents[Type] };
}[keyof PlayerEvents];

export interface Invitation {
  /** Origin of the host page. */
  host: string;
  /** Random, so that only the invited document can reply. */
  token: string;
}
