import { API_KEY_NAME, API_KEY_RULE } from '@gifkit/embed-sdk/internal';
import { hostKey } from '../page-data.ts';

/**
 * Moves the host page's key from the query to the fragment. Links to the next GIF keep it there, but servers and
 * tools that read the page's address never see it. Removes an invalid key with a warning.
 */
export function hideHostKey({ location, history }: Window): void {
  const key = hostKey(location);
  const address = new URL(location.href);
  const fragment = new URLSearchParams(address.hash.slice(1));
  address.searchParams.delete(API_KEY_NAME);
  if (key === undefined) {
    fragment.delete(API_KEY_NAME);
    console.warn('Gifkit', `Ignoring the api_key of this address: a key ${API_KEY_RULE}.`);
  } else fragment.set(API_KEY_NAME, key);
  address.hash = String(fragment);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
