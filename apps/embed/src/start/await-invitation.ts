/** Whether a message may be meant for the player: from `@gifkit/embed-sdk` or `@giphy/embed-sdk`. */
const mayBeForPlayer = (data: unknown): boolean => {
  const { gifkit, action } = Object(data) as { gifkit?: unknown; action?: unknown };
  return gifkit !== undefined || typeof action === 'string';
};

/**
 * Waits until the host page invites the player, by the address's fragment or by a message. Buffers its messages until
 * a listener takes over.
 *
 * @param onInvited called once with the buffered messages; more are added until it calls `stop`.
 */
export function awaitInvitation(
  onInvited: (missed: readonly MessageEvent[], stop: () => void) => void,
): void {
  if (window.parent === window) return;
  const missed: MessageEvent[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let isInvited = false;
  const invited = () => {
    if (isInvited) return;
    isInvited = true;
    onInvited(missed, () => listening.abort());
  };
  const readFragment = () => {
    if (location.hash.includes('gifkit-token=')) invited();
  };
  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== window.parent || !mayBeForPlayer(event.data)) return;
      missed.push(event);
      invited();
    },
    { signal },
  );
  window.addEventListener('hashchange', readFragment, { signal });
  readFragment();
}
