import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes over what that drew; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
