import { useState } from 'react';
import { isAnalyticsOff } from '../tracking/pingback-options.ts';
import { areKeysOff, KEYS_KEY, KEYS_OFF, switchKeys } from '../ui/keys-off.ts';

/** Stores the choice in this browser. If storage is blocked, it only holds for this page. */
function rememberKeys(areOff: boolean): void {
  try {
    if (!areOff) localStorage.removeItem(KEYS_KEY);
    // If the host page turned analytics off, nothing is stored either.
    else if (!isAnalyticsOff()) localStorage.setItem(KEYS_KEY, KEYS_OFF);
  } catch {
    // The page itself still applies the choice.
  }
}

export function useKeysOff(): [areOff: boolean, toggle: () => void] {
  const [areOff, setOff] = useState(areKeysOff);
  const toggle = () => {
    switchKeys(!areOff);
    rememberKeys(!areOff);
    setOff(!areOff);
  };
  return [areOff, toggle];
}
