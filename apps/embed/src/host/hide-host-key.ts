import { API_KEY_RULE } from '@gifkit/embed-sdk';
import { FRAGMENT_OPTIONS, readOption } from '@gifkit/embed-sdk/protocol';

/**
 * Moves the host page's key from the query to the fragment. Links to the next GIF keep it there, but servers and
 * tools that read the page's address never see it. Removes an invalid key with a warning.
 */
export function hideHostKey({ location, history }: Window): void {
  const { query, fragment: name } = FRAGMENT_OPTIONS.apiKey;
  const key = readOption(FRAGMENT_OPTIONS.apiKey, location);
  const address = new URL(location.href);
  const fragment = new URLSearchParams(address.hash.slice(1));
  address.searchParams.delete(query);
  if (key === undefined) {
    fragment.delete(name);
    console.warn('Gifkit', `Ignoring the api_key of this address: a key ${API_KEY_RULE}.`);
  } else fragment.set(name, key);
  address.hash = String(fragment);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
