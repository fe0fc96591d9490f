import { useEffect, useState } from 'react';

/** Calls back once what is there now has been painted. */
export function afterPaint(callback: () => void): () => void {
  // The first frame is about to be painted, the second one begins after that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/** False until the component has been painted once, then true. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
