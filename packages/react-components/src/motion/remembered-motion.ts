/** Where the choice of motion is remembered. */
export const MOTION_KEY = 'gifkit-motion';

const PAUSED = 'paused';
const PLAYING = 'playing';

/** Reading the property throws where the reader allows no storage: then nothing is remembered. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** What was chosen last on this site; undefined where nothing was. */
export function readMotion(key: string): boolean | undefined {
  const value = storage()?.getItem(key);
  if (value === PAUSED) return true;
  return value === PLAYING ? false : undefined;
}

/** Remembers a choice. A full storage forgets it with the page. */
export function rememberMotion(key: string, isPaused: boolean): void {
  try {
    storage()?.setItem(key, isPaused ? PAUSED : PLAYING);
  } catch (error) {
    console.warn('The choice to pause or play could not be remembered', error);
  }
}

/** Calls back with what is chosen in another tab of this site. */
export function followMotion(key: string, onChange: (isPaused: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const isPaused = event.key === key ? readMotion(key) : undefined;
    if (isPaused !== undefined) onChange(isPaused);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
