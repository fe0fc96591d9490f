import { createContext, useContext, useState } from 'react';
import type { Rush } from '../core/visibility/rush.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/** That of the list around; undefined where the list has none. */
export const RushContext = createContext<Rush | undefined>(undefined);

/** Whether something was mounted while its list was rushed through, and that is not over. Never on again later. */
export function useRushed(): boolean {
  const rush = useContext(RushContext);
  const [isRushed, setRushed] = useState(rush?.isOn ?? false);
  useIsomorphicLayoutEffect(() => {
    if (!isRushed || !rush) return;
    const show = () => setRushed(false);
    // It may be over since this was rendered.
    if (!rush.isOn) show();
    return rush.onEnd(show);
  }, [isRushed, rush]);
  return isRushed;
}
