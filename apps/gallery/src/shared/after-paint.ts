/** Calls back once what is there now has been painted. Returns a function that prevents it. */
export function afterPaint(callback: () => void): () => void {
  // The first frame is about to be painted, the second one begins after that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
