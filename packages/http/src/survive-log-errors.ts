interface LogStream {
  listenerCount(event: 'error'): number;
  on(event: 'error', listener: () => void): unknown;
}

/** Undefined on platforms without them. */
function standardStreams(): (LogStream | undefined)[] {
  const { process } = globalThis as { process?: Record<'stdout' | 'stderr', LogStream> };
  return [process?.stdout, process?.stderr];
}

/**
 * Keeps a server running while its log cannot be written, because the disk is full or the reader of a pipe has ended.
 * Node would end the process. Lines are dropped. Does nothing for a stream that has an `error` listener, and on platforms
 * without streams. `streams` are standard output and standard error by default.
 */
export function surviveLogErrors(
  streams: readonly (LogStream | undefined)[] = standardStreams(),
): void {
  for (const stream of streams)
    if (stream?.listenerCount?.('error') === 0) stream.on('error', () => {});
}
