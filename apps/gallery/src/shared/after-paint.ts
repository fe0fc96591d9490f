/** Calls back once what is there now has been painted. Returns what prevents that. */
export function afterPaint(callback: () => void): () => void {
  // The first frame is about to be painted, the second one begins after that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
