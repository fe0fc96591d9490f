import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` that says nothing on the server, where React 18 warns about it. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
