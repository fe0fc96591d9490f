export { type HostListener, type HostListenerOptions, listenToHost } from './listen-to-host.ts';
export type { PlayerHandlers } from './player-handlers.ts';
export { reportFailure } from './report-failure.ts';
