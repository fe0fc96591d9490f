/** Calls back after the next paint. Returns a function that cancels the call. */
export function afterPaint(callback: () => void): () => void {
  // The first callback runs before the next paint, the second one after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
