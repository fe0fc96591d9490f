/**
 * What a host page and the player in its frame say to each other.
 *
 * 1. The host page invites the player, naming its own origin and a random token: in the fragment of the
 *    frame's address ({@link inviteFragment}, which no server sees), or by an {@link InviteMessage} to a
 *    frame that is there already.
 * 2. The player answers with a {@link HelloMessage} to exactly that origin, and hands over one end of a
 *    message channel. The host page checks the origin, the window and the token it comes from.
 * 3. All else goes through the channel, which ends with the player's document and which no third page can
 *    write to: {@link CallMessage}, {@link ResultMessage}, {@link EventMessage}.
 *
 * Every message carries the version, `gifkit: 1`. Either side ignores what it does not understand.
 */

/** The version that every message carries. */
export const PROTOCOL_VERSION = 1;

const METHODS = ['play', 'pause', 'seek', 'mute', 'unmute', 'getState'] as const;

/** What a host page can ask a player to do. */
export type PlayerMethod = (typeof METHODS)[number];

/** What a player shows at a moment. */
export interface PlayerState {
  /** Id of the GIF, sticker or clip. */
  id: string;
  paused: boolean;
  muted: boolean;
  /** Where a clip is, in seconds from its start; 0 for a GIF. */
  time: number;
  /** How long a clip is, in seconds; 0 for a GIF. */
  duration: number;
}

/** What a player tells without being asked, and what it says with it. */
export interface PlayerEvents {
  play: undefined;
  pause: undefined;
  /** A clip came to its end. */
  ended: undefined;
  volumechange: { muted: boolean };
  /** The height, in px, that the content takes at the frame's present width. */
  resize: { height: number };
  error: { message: string };
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
  /** Seconds from the start, of `seek`. */
  value?: number;
}

/** Player to host page, through the port: how a call ended. */
export interface ResultMessage extends Versioned {
  id: number;
  /** The {@link PlayerState} that `getState` asked for. */
  result?: unknown;
  /** Why the player could not do it. */
  error?: { name: string; message: string };
}

/** Player to host page, through the port. */
export type EventMessage = {
  [Type in keyof PlayerEvents]: Versioned & { event: Type; data: PlayerEvents[Type] };
}[keyof PlayerEvents];

/** Who invites a player. */
export interface Invitation {
  /** Origin of the host page. */
  host: string;
  /** Random, so that only the document that was invited can answer. */
  token: string;
}

const record = (data: unknown): Record<string, unknown> => Object(data);

const isDuration = (value: unknown): value is number =>
  Number.isFinite(value) && Number(value) >= 0;

const isVersioned = (data: unknown): boolean => record(data).gifkit === PROTOCOL_VERSION;

const isHandshake = (data: unknown, type: string): boolean => {
  const message = record(data);
  return isVersioned(data) && message.type === type && typeof message.token === 'string';
};

export const isInvite = (data: unknown): data is InviteMessage => isHandshake(data, 'invite');

export const isHello = (data: unknown): data is HelloMessage => isHandshake(data, 'hello');

export const isCall = (data: unknown): data is CallMessage => {
  const { id, method, value } = record(data);
  return (
    isVersioned(data) &&
    Number.isInteger(id) &&
    METHODS.some((known) => known === method) &&
    (method !== 'seek' || isDuration(value))
  );
};

export const isResult = (data: unknown): data is ResultMessage => {
  const { id, error } = record(data);
  const { name, message } = record(error);
  return (
    isVersioned(data) &&
    Number.isInteger(id) &&
    (error === undefined || (typeof name === 'string' && typeof message === 'string'))
  );
};

export const isEvent = (data: unknown): data is EventMessage => {
  const message = record(data);
  const { height, muted, message: text } = record(message.data);
  if (!isVersioned(data)) return false;
  switch (message.event) {
    case 'play':
    case 'pause':
    case 'ended':
      return true;
    case 'volumechange':
      return typeof muted === 'boolean';
    case 'resize':
      return isDuration(height);
    case 'error':
      return typeof text === 'string';
    default:
      return false;
  }
};

export const isPlayerState = (data: unknown): data is PlayerState => {
  const { id, paused, muted, time, duration } = record(data);
  return (
    typeof id === 'string' &&
    typeof paused === 'boolean' &&
    typeof muted === 'boolean' &&
    isDuration(time) &&
    isDuration(duration)
  );
};

/** Whether a text is the origin of a page on the web, and so can be named as the target of a message. */
export function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}

/** The fragment, `#` included, that invites the player of an address. */
export const inviteFragment = ({ host, token }: Invitation): string =>
  `#${new URLSearchParams({ 'gifkit-host': host, 'gifkit-token': token })}`;

/** Who invites the player of an address with this fragment, if anyone does. */
export function parseInviteFragment(fragment: string): Invitation | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const host = parameters.get('gifkit-host') ?? '';
  const token = parameters.get('gifkit-token');
  return token && isOrigin(host) ? { host, token } : undefined;
}
