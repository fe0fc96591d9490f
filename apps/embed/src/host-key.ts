import { API_KEY_NAME, API_KEY_RULE, isApiKey } from '@gifkit/embed-sdk/internal';

/** The key that the host page gave this frame, for the calls that the frame makes. It stands in the fragment. */
export function hostKey({ hash }: Pick<Location, 'hash'>): string | undefined {
  const key = new URLSearchParams(hash.slice(1)).get(API_KEY_NAME);
  return key !== null && isApiKey(key) ? key : undefined;
}

/**
 * Moves the key that the host page gave this frame from the query to the fragment: there it goes along to the
 * next GIF, and neither to a server nor to a tool that asks for the page's address. One that can be no key is
 * left out, with a warning.
 */
export function hideHostKey({ location, history }: Window): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  const fragment = new URLSearchParams(address.hash.slice(1));
  const key = fragment.get(API_KEY_NAME) ?? searchParams.get(API_KEY_NAME);
  if (key === null) return;
  searchParams.delete(API_KEY_NAME);
  if (isApiKey(key)) fragment.set(API_KEY_NAME, key);
  else {
    fragment.delete(API_KEY_NAME);
    console.warn('Gifkit', `The api_key of this address is not used: one ${API_KEY_RULE}.`);
  }
  address.hash = String(fragment);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
