/** What a stream may be. */
export interface StreamLimits {
  maxBytes: number;
  /** ms until it has ended. */
  timeout: number;
}

/** The same bytes, one piece at a time as they are wanted. It fails where there are too many, or they take too long. */
export function streamWithin(
  body: ReadableStream<Uint8Array>,
  { maxBytes, timeout }: StreamLimits,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let timer: ReturnType<typeof setTimeout>;

  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setTimeout(() => {
        controller.error(new Error(`The file did not end within ${timeout} ms.`));
        reader.cancel().catch(() => {});
      }, timeout);
    },
    async pull(controller) {
      try {
        const { value, done } = await reader.read();
        bytes += value?.byteLength ?? 0;
        if (bytes > maxBytes) throw new Error(`The file is larger than ${maxBytes} bytes.`);
        if (!done) return controller.enqueue(value);
        clearTimeout(timer);
        controller.close();
      } catch (error) {
        clearTimeout(timer);
        reader.cancel().catch(() => {});
        controller.error(error);
      }
    },
    async cancel(reason) {
      clearTimeout(timer);
      await reader.cancel(reason);
    },
  });
}
