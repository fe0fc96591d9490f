/**
 * Whether this code runs on a server, and not in a browser, a worker of a browser, or an app. Only browsers know
 * whether they are online; React Native says its name.
 */
export const isOnServer = (): boolean => {
  if (typeof document !== 'undefined') return false;
  if (typeof navigator === 'undefined') return true;
  const { onLine, product } = navigator as { onLine?: boolean; product?: string };
  return onLine === undefined && product !== 'ReactNative';
};
