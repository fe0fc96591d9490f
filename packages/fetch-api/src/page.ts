import { pageState } from './page-state.ts';

/** State shared by all copies of this package on a page. */
export const page = pageState('@gifkit/fetch-api@1', () => ({
  /** Value of `setServerUrl`; empty if it was not called. */
  serverUrl: '',
  /** Session id; empty until it is first read. On a server, it belongs to the process, not to a visitor. */
  pingbackId: '',
  pingbackIdStorage: 'session' as 'session' | 'memory',
}));
