/** Tells the server, while the browser runs, that the real service may be asked. It does not hold the key. */
export const OWN_KEY_COOKIE = 'gallery-own-key';

/** Hosts of the real service. The page may only ask them while the visitor uses a key of their own. */
export const OWN_KEY_HOSTS = ['https://api.giphy.com', 'https://*.giphy.com'] as const;

/** Where the key is kept, until the tab is closed. */
const STORAGE_KEY = 'gallery-own-key';

/** The visitor's own key, if there is one in this tab. */
export function readOwnKey(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) || undefined;
  } catch {
    // Forbidden by the browser: then there is none.
    return undefined;
  }
}

/**
 * Keeps a key for this tab. It takes effect with the next document, as the server has to let it ask.
 *
 * @throws {DOMException} where the browser forbids storage.
 */
export function saveOwnKey(key: string): void {
  sessionStorage.setItem(STORAGE_KEY, key);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${OWN_KEY_COOKIE}=1; Path=/; SameSite=Strict`;
}

/** Forgets the key. */
export function forgetOwnKey(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // It was never kept.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${OWN_KEY_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
}
