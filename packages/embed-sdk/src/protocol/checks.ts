import {
  type CallMessage,
  type EventMessage,
  type HelloMessage,
  type InviteMessage,
  PLAYER_METHODS,
  type PlayerState,
  PROTOCOL_VERSION,
  type ResultMessage,
} from './messages.ts';

const record = (data: unknown): Record<string, unknown> => Object(data);

export const isDuration = (value: unknown): value is number =>
  Number.isFinite(value) && Number(value) >= 0;

const isVersioned = (data: unknown): boolean => record(data).gifkit === PROTOCOL_VERSION;

const isHandshake = (data: unknown, expected: string): boolean => {
  const { type, token } = record(data);
  return isVersioned(data) && type === expected && typeof token === 'string';
};

const isFailure = (data: unknown): boolean => {
  const { message, status } = record(data);
  return typeof message === 'string' && (status === undefined || Number.isInteger(status));
};

export const isInvite = (data: unknown): data is InviteMessage => isHandshake(data, 'invite');

export const isHello = (data: unknown): data is HelloMessage => isHandshake(data, 'hello');

export function isCall(data: unknown): data is CallMessage {
  const { id, method, value } = record(data);
  return (
    isVersioned(data) &&
    Number.isInteger(id) &&
    PLAYER_METHODS.some((known) => known === method) &&
    (method !== 'seek' || isDuration(value))
  );
}

export function isResult(data: unknown): data is ResultMessage {
  const { id, error } = record(data);
  return (
    isVersioned(data) &&
    Number.isInteger(id) &&
    (error === undefined || (typeof record(error).name === 'string' && isFailure(error)))
  );
}

export function isEvent(data: unknown): data is EventMessage {
  const message = record(data);
  const { height, muted } = record(message.data);
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
      return isFailure(message.data);
    default:
      return false;
  }
}

export function isPlayerState(data: unknown): data is PlayerState {
  const { id, paused, muted, time, duration } = record(data);
  return (
    typeof id === 'string' &&
    typeof paused === 'boolean' &&
    typeof muted === 'boolean' &&
    isDuration(time) &&
    isDuration(duration)
  );
}

/**
 * Whether a text is an origin that can be a message's target. `URL.origin` is "null" for pages of apps and extensions,
 * so it is not used here.
 */
export function isOrigin(text: string): boolean {
  try {
    const { protocol, host } = new URL(text);
    return host !== '' && text === `${protocol}//${host}`;
  } catch {
    return false;
  }
}
