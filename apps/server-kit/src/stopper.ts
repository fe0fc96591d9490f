import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Time for in-flight responses after the port is closed, in ms. */
const RESPONSE_LIMIT = 4000;

interface StopperOptions {
  /**
   * Time that the port still accepts requests after the server was told to stop, in ms. Should be long enough for
   * load balancers to notice that the server is not ready. @default 0
   */
  drainTime?: number;
}

export type Stopper = ReturnType<typeof createStopper>;

/** Shuts a server down without losing responses. */
export function createStopper({ drainTime = 0 }: StopperOptions = {}) {
  const open = new Set<ServerResponse>();
  let server: Server | undefined;
  let isStopping = false;
  let isClosing = false;
  let timer: ReturnType<typeof setTimeout>;

  /** Makes the client send its next request over another connection, to a server that stays up. */
  const isLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };

  function close(): void {
    if (isClosing) return;
    isClosing = true;
    clearTimeout(timer);
    // Also closes idle connections.
    server?.close();
    // A connection without any request is not idle and would stay open.
    setTimeout(() => server?.closeAllConnections(), RESPONSE_LIMIT).unref();
  }

  return {
    /** Whether the server was told to stop; it still responds but should report that it is not ready. */
    isStopping: () => isStopping,
    /** Tracks the responses of a server in order to end it. */
    watch(watched: Server): void {
      server = watched;
      // Run before the responding listener.
      server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
        if (isStopping) isLast(response);
        open.add(response);
        response.once('close', () => {
          open.delete(response);
          if (isClosing) watched.closeIdleConnections();
        });
      });
    },
    /**
     * Asks clients to close their connections, waits for the drain time, closes the port and idle connections, and
     * finally all others. A second call skips the wait.
     *
     * @param options.drains false closes the port immediately. @default true
     */
    stop({ drains = true } = {}): void {
      const isPatient = drains && !isStopping && drainTime > 0;
      isStopping = true;
      for (const response of open) isLast(response);
      if (isPatient) timer = setTimeout(close, drainTime);
      else close();
    },
  };
}

/**
 * Stops on process signals: with the drain time on SIGTERM, which process managers send, and immediately on SIGINT
 * (Ctrl-C).
 */
export function stopOnSignals(stopper: Stopper): void {
  process.on('SIGTERM', () => stopper.stop());
  process.on('SIGINT', () => stopper.stop({ drains: false }));
}
