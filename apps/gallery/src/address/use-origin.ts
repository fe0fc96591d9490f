import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Where this site is, as the visitor has reached it.
 *
 * @param served what the server takes it for, and the browser until it has taken over what the server drew.
 */
export const useOrigin = (served: string): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => served,
  );
