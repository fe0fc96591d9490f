interface Remembered {
  /** Last choice on this site; undefined if there is none. */
  read: () => string | undefined;
  remember: (choice: string) => void;
  /** Calls back when the choice changes, on this page or in another tab. */
  follow: (onChange: () => void) => () => void;
}

const byKey = new Map<string, Remembered>();

/** Reading the property throws if storage is blocked. A choice then lasts until the page is left. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function makeRemembered(key: string): Remembered {
  const listeners = new Set<() => void>();
  let unsaved: string | undefined;

  return {
    read: () => unsaved ?? storage()?.getItem(key) ?? undefined,
    remember: (choice) => {
      unsaved = choice;
      try {
        const stored = storage();
        stored?.setItem(key, choice);
        if (stored) unsaved = undefined;
      } catch (error) {
        console.warn(`Gifkit: the choice “${key}” could not be stored`, error);
      }
      for (const listener of listeners) listener();
    },
    follow: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Returns the stored choice of a key; all callers share one object. */
export function rememberedAs(key: string): Remembered {
  const known = byKey.get(key) ?? makeRemembered(key);
  byKey.set(key, known);
  return known;
}
