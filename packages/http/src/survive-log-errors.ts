interface LogStream {
  listenerCount(event: 'error'): number;
  on(event: 'error', listener: () => void): unknown;
  write(text: string, done: (error?: Error | null) => void): unknown;
}

/** Time in ms until lost lines are mentioned in the log, if it can be written again. */
const TELL_AFTER = 10_000;

function surviveErrorsOf(stream: LogStream): void {
  let lost = 0;
  let isWaiting = false;

  function tell(): void {
    isWaiting = false;
    const told = lost;
    lost = 0;
    stream.write(`${told} lines of this log could not be written.\n`, (error) => {
      // The listener below also counts this line.
      if (error) lost += told - 1;
    });
  }

  stream.on('error', () => {
    lost += 1;
    if (isWaiting) return;
    isWaiting = true;
    // A timer of Node must not keep the process running; on other platforms it is a number.
    const timer: unknown = setTimeout(tell, TELL_AFTER);
    (timer as { unref?: () => void }).unref?.();
  });
}

/** Undefined on platforms without them. */
function standardStreams(): (LogStream | undefined)[] {
  const { process } = globalThis as { process?: Record<'stdout' | 'stderr', LogStream> };
  return [process?.stdout, process?.stderr];
}

/**
 * Keeps a server running while its log cannot be written, because the disk is full or the reader of a pipe has ended.
 * Node would end the process. Lines are dropped and counted. Does nothing for a stream that has an `error` listener,
 * and on platforms without streams. `streams` are standard output and standard error by default.
 */
export function surviveLogErrors(
  streams: readonly (LogStream | undefined)[] = standardStreams(),
): void {
  for (const stream of streams) if (stream?.listenerCount?.('error') === 0) surviveErrorsOf(stream);
}
