import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the render that takes over its markup; true in every later one. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
