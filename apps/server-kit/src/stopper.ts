import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long responses under way may take once the port is closed, in ms: longer than any does. */
const RESPONSE_LIMIT = 4000;

interface StopperOptions {
  /**
   * How long the port still answers after the server was told to stop, in ms: for as long as balancers may take to
   * notice that it is not ready any more. @default 0
   */
  drainTime?: number;
  /** How long responses under way may take after that, in ms. @default 4000 */
  responseLimit?: number;
}

/** Ends a server without losing a response. */
export interface Stopper {
  /** Whether the server was told to stop; it then still answers, but should say that it is not ready. */
  isStopping(): boolean;
  /** Watches the responses of a server, which it ends when told so. */
  watch(server: Server): void;
  /**
   * Tells clients to open no more requests on their connections, waits for the drain time, closes the port and
   * every connection that has nothing under way, and at last all others. Told again, it waits no longer.
   *
   * @param options.drains false closes the port at once. @default true
   */
  stop(options?: { drains?: boolean }): void;
}

export function createStopper({
  drainTime = 0,
  responseLimit = RESPONSE_LIMIT,
}: StopperOptions = {}): Stopper {
  const open = new Set<ServerResponse>();
  let server: Server | undefined;
  let isStopping = false;
  let isClosing = false;
  let timer: ReturnType<typeof setTimeout>;

  /** The client sends its next request over another connection, to a server that stays. */
  const isLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };

  function close(): void {
    if (isClosing) return;
    isClosing = true;
    clearTimeout(timer);
    // Ends idle connections, too.
    server?.close();
    // A connection over which nothing ever came is not idle, and would stay.
    setTimeout(() => server?.closeAllConnections(), responseLimit).unref();
  }

  return {
    isStopping: () => isStopping,
    watch(watched) {
      server = watched;
      // Before whoever responds.
      server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
        if (isStopping) isLast(response);
        open.add(response);
        response.once('close', () => {
          open.delete(response);
          if (isClosing) watched.closeIdleConnections();
        });
      });
    },
    stop({ drains = true } = {}) {
      const isPatient = drains && !isStopping && drainTime > 0;
      isStopping = true;
      for (const response of open) isLast(response);
      if (isPatient) timer = setTimeout(close, drainTime);
      else close();
    },
  };
}

/**
 * Stops when the process is told to end: by SIGTERM, as whoever runs servers sends it, with the drain time; by
 * SIGINT, as Ctrl-C does, at once.
 */
export function stopOnSignals(stopper: Stopper): void {
  process.on('SIGTERM', () => stopper.stop());
  process.on('SIGINT', () => stopper.stop({ drains: false }));
}
