export { answerHost, type PlayerHandlers } from './answer-host.ts';
export {
  connectToHost,
  type HostListener,
  type HostListenerOptions,
  type HostMessageHandler,
} from './connect-to-host.ts';
export { listenToHost, reportFailure } from './listen-to-host.ts';
