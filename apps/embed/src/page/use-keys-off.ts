import { useState } from 'react';
import { isAnalyticsOff } from '../tracking/pingback-options.ts';
import { areKeysOff, KEYS_KEY, KEYS_OFF, switchKeys } from '../ui/keys-off.ts';

/** Remembers the choice in this browser; for this page alone where nothing may be stored. */
function rememberKeys(areOff: boolean): void {
  try {
    if (!areOff) localStorage.removeItem(KEYS_KEY);
    // Where the host page wants nothing counted, nothing is left behind either.
    else if (!isAnalyticsOff()) localStorage.setItem(KEYS_KEY, KEYS_OFF);
  } catch {
    // The page itself keeps to it.
  }
}

/** Whether the visitor has switched the keys off, and the way to change that. */
export function useKeysOff(): [areOff: boolean, toggle: () => void] {
  const [areOff, setOff] = useState(areKeysOff);
  const toggle = () => {
    switchKeys(!areOff);
    rememberKeys(!areOff);
    setOff(!areOff);
  };
  return [areOff, toggle];
}
