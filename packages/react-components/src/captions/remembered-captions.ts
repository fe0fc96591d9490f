/** Where the choice of captions is remembered, in the browser's local storage. */
export const CAPTIONS_KEY = 'gifkit-captions';

/** What the browser would not remember: it lasts as long as the page. */
let unsaved: string | undefined;
const listeners = new Set<() => void>();

/** What was chosen last on this site: a language or `CAPTIONS_OFF`; undefined where nothing was. */
export function readCaptions(): string | undefined {
  if (unsaved !== undefined) return unsaved;
  try {
    return window.localStorage.getItem(CAPTIONS_KEY) ?? undefined;
  } catch {
    // The reader allows no storage.
    return undefined;
  }
}

/** Remembers a choice, and tells every player of the page. */
export function rememberCaptions(choice: string): void {
  try {
    window.localStorage.setItem(CAPTIONS_KEY, choice);
    unsaved = undefined;
  } catch {
    unsaved = choice;
  }
  for (const listener of listeners) listener();
}

/** Calls back when something else is chosen, on this page or in another tab of this site. */
export function followCaptions(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CAPTIONS_KEY || key === null) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}
