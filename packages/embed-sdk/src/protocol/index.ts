export { FRAGMENT_OPTIONS, readOption } from '../options/fragment-options.ts';
export { isCall, isEvent, isHello, isInvite, isOrigin, isPlayerState, isResult } from './checks.ts';
export { inviteFragment, parseInviteFragment } from './invite-fragment.ts';
export {
  type CallFailure,
  type CallMessage,
  type EventMessage,
  type HelloMessage,
  type Invitation,
  type InviteMessage,
  PLAYER_METHODS,
  type PlayerEvents,
  type PlayerFailure,
  type PlayerMethod,
  type PlayerState,
  PROTOCOL_VERSION,
  type ResultMessage,
} from './messages.ts';
