import { useSyncExternalStore } from 'react';

const never = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** Returns false on the server and during hydration, true in later renders. */
export const useHydrated = (): boolean => useSyncExternalStore(never, onClient, onServer);
