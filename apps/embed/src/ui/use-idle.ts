import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the browser had nothing else to do since something is wanted. */
export function useIdle(isWanted: boolean): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => {
    return isWanted ? whenIdle(() => setIdle(true)) : undefined;
  }, [isWanted]);
  return wasIdle;
}
