import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser had nothing else to do since something is wanted. */
export function useIdle(isWanted: boolean): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isWanted) whenIdle(() => setIdle(true));
  }, [isWanted]);
  return wasIdle;
}
