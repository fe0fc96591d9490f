import { API_KEY_NAME, API_KEY_RULE } from '@gifkit/embed-sdk/internal';
import { hostKey } from '../page-data.ts';

/**
 * Moves the key that the host page gave this frame from the query to the fragment: there it is passed on to the
 * next GIF, and neither to a server nor to a tool that asks for the page's address. What can be no key is left
 * out, with a warning.
 */
export function hideHostKey({ location, history }: Window): void {
  const key = hostKey(location);
  const address = new URL(location.href);
  const fragment = new URLSearchParams(address.hash.slice(1));
  address.searchParams.delete(API_KEY_NAME);
  if (key === undefined) {
    fragment.delete(API_KEY_NAME);
    console.warn('Gifkit', `The api_key of this address is not used: one ${API_KEY_RULE}.`);
  } else fragment.set(API_KEY_NAME, key);
  address.hash = String(fragment);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
