import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Where this site is, as the visitor has reached it.
 *
 * @param served the origin on the server, and in the browser while it hydrates.
 */
export const useOrigin = (served: string): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => served,
  );
