export interface Remembered {
  /** What was chosen last on this site; undefined where nothing was. */
  read: () => string | undefined;
  remember: (choice: string) => void;
  /** Calls back when something else is chosen, on this page or in another tab of this site. */
  follow: (onChange: () => void) => () => void;
}

const byKey = new Map<string, Remembered>();

/** Reading the property throws where storage is blocked; a choice then lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function makeRemembered(key: string): Remembered {
  const listeners = new Set<() => void>();
  /** Choices that the browser did not store. */
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
        console.warn(`Gifkit: The choice in “${key}” could not be stored`, error);
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

/** The choice that is stored under this key; every caller gets the same object. */
export function rememberedAs(key: string): Remembered {
  const known = byKey.get(key) ?? makeRemembered(key);
  byKey.set(key, known);
  return known;
}
