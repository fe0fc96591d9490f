/** Messages that are kept for the host page's listener; more come from nobody who means well. */
const MOST = 20;

/** Whether a message of the parent may be for the player: as `@gifkit/embed-sdk` or `@giphy/embed-sdk` send them. */
const mayBeForPlayer = (data: unknown): boolean => {
  const { gifkit, action } = Object(data) as { gifkit?: unknown; action?: unknown };
  return gifkit !== undefined || typeof action === 'string';
};

/**
 * Waits until the page around this frame invites the player: in the fragment of the address, or by a message.
 * What it sends until somebody listens to it is kept.
 *
 * @param onInvited told once, with the list of messages, which goes on until `stop` is called.
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
      if (missed.length < MOST) missed.push(event);
      invited();
    },
    { signal },
  );
  window.addEventListener('hashchange', readFragment, { signal });
  readFragment();
}
