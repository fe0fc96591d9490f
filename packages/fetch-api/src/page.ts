import { pageState } from './page-state.ts';

/** What all copies of this package on a page share. */
export const page = pageState('@gifkit/fetch-api@1', () => ({
  /** What `setServerUrl` said; empty before. */
  serverUrl: '',
  /** The id of the session; empty until it is asked for. On a server it is the process's, and nobody's. */
  pingbackId: '',
  /** Whether that id may be in session storage, or in memory only. */
  pingbackIdStorage: 'session' as 'session' | 'memory',
  /** Makes the ids of settings differ from those of every other page. */
  salt: Math.random(),
}));
