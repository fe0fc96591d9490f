import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** False until the component has been painted once, then true. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
