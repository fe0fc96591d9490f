/** Session cookie that lets the server's content policy allow the real service. It does not contain the key. */
export const OWN_KEY_COOKIE = 'gallery-own-key';

/** Hosts of the real service, allowed only while the user uses their own key. */
export const OWN_KEY_HOSTS = ['https://api.giphy.com', 'https://*.giphy.com'] as const;

const STORAGE_KEY = 'gallery-own-key';

export function readOwnKey(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) || undefined;
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

/**
 * Stores a key for this tab. It takes effect after a reload, because the server must update the content policy.
 *
 * @throws {DOMException} if the browser blocks storage.
 */
export function saveOwnKey(key: string): void {
  sessionStorage.setItem(STORAGE_KEY, key);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${OWN_KEY_COOKIE}=1; Path=/; SameSite=Strict`;
}

export function forgetOwnKey(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // It was never stored.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${OWN_KEY_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`;
}
