/**
 * The messages between a host page and the player in its frame.
 *
 * 1. The host page invites the player. It names its own origin and a random token: in the fragment of the
 *    frame's address (see `inviteFragment`; no server gets to see it), or by an {@link InviteMessage} to a
 *    frame that is on the page already.
 * 2. The player replies with a {@link HelloMessage} to exactly that origin, with one end of a message
 *    channel. The host page checks the origin, the window and the token of that message.
 * 3. Everything else goes through the channel: {@link CallMessage}, {@link ResultMessage} and
 *    {@link EventMessage}. No other page can write to it, and it ends with the player's document.
 *
 * Every message carries the version, `gifkit: 1`. Both sides ignore messages that they do not understand.
 */

/** The version that every message carries. */
export const PROTOCOL_VERSION = 1;

export const PLAYER_METHODS = ['play', 'pause', 'seek', 'mute', 'unmute', 'getState'] as const;

/** What a host page can ask a player to do. */
export type PlayerMethod = (typeof PLAYER_METHODS)[number];

/** The state of a player. */
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

/** Why a page in a frame has no player. */
export interface PlayerFailure {
  /** A sentence for developers. */
  message: string;
  /**
   * HTTP status of the page in the frame: 404 when there is no such GIF, 502, 503 or 504 when the GIF
   * service is in trouble. Missing when the page has a player and only one thing in it failed.
   */
  status?: number;
}

/** The events of a player, with the data of each. */
export interface PlayerEvents {
  play: undefined;
  pause: undefined;
  /** A clip came to its end. */
  ended: undefined;
  volumechange: { muted: boolean };
  /** The height, in px, at which the frame would show its content in full at its present width. */
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
  /** Of `seek`: seconds from the start. */
  value?: number | undefined;
}

/** Why a call failed: the name of the player's error, such as `NotAllowedError`, and what it says. */
export interface CallFailure extends PlayerFailure {
  name: string;
}

/** Player to host page, through the port: how a call ended. */
export interface ResultMessage extends Versioned {
  id: number;
  /** The {@link PlayerState} that `getState` asked for. */
  result?: unknown;
  error?: CallFailure;
}

/** Player to host page, through the port. */
export type EventMessage = {
  [Type in keyof PlayerEvents]: Versioned & { event: Type; data: PlayerEvents[Type] };
}[keyof PlayerEvents];

/** Who invites a player. */
export interface Invitation {
  /** Origin of the host page. */
  host: string;
  /** Random, so that only the document that was invited can reply. */
  token: string;
}
