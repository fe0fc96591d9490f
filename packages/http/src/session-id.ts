import { pageState } from './page-state.ts';

const PINGBACK_ID_KEY = 'giphyPingbackId';

const PINGBACK_ID_LENGTH = 16;

/** On a server, it belongs to the process, not to a user. */
const page = pageState('@gifkit/http@1', () => ({
  /** Empty until it is first read. */
  pingbackId: '',
  pingbackIdStorage: 'session' as 'session' | 'memory',
}));

/** Returns 16 random letters and digits. They distinguish sessions and are not secret. */
export function createPingbackId(): string {
  let id = '';
  while (id.length < PINGBACK_ID_LENGTH) id += Math.random().toString(36).slice(2);
  return id.slice(0, PINGBACK_ID_LENGTH);
}

/**
 * Sets where getPingbackId() stores the session id. Use `memory` for users who opt out of tracking: it removes
 * the stored id, and requests carry a new one until the page ends.
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
    // Without session storage, nothing is stored.
  }
}

/** Returns the session id: 16 characters, in session storage by default (see setPingbackIdStorage). */
export function getPingbackId(): string {
  const state = page();
  try {
    if (!state.pingbackId && state.pingbackIdStorage === 'session') {
      state.pingbackId = sessionStorage.getItem(PINGBACK_ID_KEY) || createPingbackId();
      sessionStorage.setItem(PINGBACK_ID_KEY, state.pingbackId);
    }
  } catch {
    // Session storage is forbidden (sandboxed frames) or missing (servers, React Native).
  }
  state.pingbackId ||= createPingbackId();
  return state.pingbackId;
}
