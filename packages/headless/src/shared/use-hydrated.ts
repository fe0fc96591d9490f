import { useSyncExternalStore } from 'react';

const never = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** False on the server and in the render that hydrates its markup; true in every later one. */
export const useHydrated = (): boolean => useSyncExternalStore(never, onClient, onServer);
