import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page hydrates, true as soon as scripts can answer a click. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
