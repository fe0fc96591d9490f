import { page } from './page.ts';

/** The session storage entry that holds the session id. */
const PINGBACK_ID_KEY = 'giphyPingbackId';

/** Characters of the session id. */
const PINGBACK_ID_LENGTH = 16;

/** 16 random letters and digits. They tell sessions apart and protect nothing. */
export function createPingbackId(): string {
  let id = '';
  while (id.length < PINGBACK_ID_LENGTH) id += Math.random().toString(36).slice(2);
  return id.slice(0, PINGBACK_ID_LENGTH);
}

/**
 * Sets where getPingbackId() keeps the id of the session. `memory` is for visitors who do not want to be tracked:
 * it removes the stored id, and requests carry a new one that ends with the page.
 */
export function setPingbackIdStorage(kind: 'session' | 'memory'): void {
  const state = page();
  if (kind === state.pingbackIdStorage) return;
  state.pingbackIdStorage = kind;
  state.pingbackId = '';
  if (kind === 'session') return;
  try {
    sessionStorage.removeItem(PINGBACK_ID_KEY);
  } catch {
    // There is no session storage, so nothing is stored.
  }
}

/** The id of this browser session: 16 characters, in session storage unless setPingbackIdStorage says otherwise. */
export function getPingbackId(): string {
  const state = page();
  if (state.pingbackId) return state.pingbackId;
  try {
    if (state.pingbackIdStorage === 'session') {
      state.pingbackId = sessionStorage.getItem(PINGBACK_ID_KEY) || createPingbackId();
      sessionStorage.setItem(PINGBACK_ID_KEY, state.pingbackId);
    }
  } catch {
    // Session storage is forbidden (sandboxed frames) or missing (servers, React Native).
  }
  state.pingbackId ||= createPingbackId();
  return state.pingbackId;
}
