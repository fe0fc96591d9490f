/** Where recents and favourites are kept. Texts by key; either may take its time. */
export interface PickerStorage {
  /** @returns what was set last under this key; nothing where nothing was. */
  get: (key: string) => string | null | undefined | Promise<string | null | undefined>;
  set: (key: string, value: string) => void | Promise<void>;
}

/** The browser's local storage. Throws where the reader allows none. */
export const browserStorage: PickerStorage = {
  get: (key) => window.localStorage.getItem(key),
  set: (key, value) => window.localStorage.setItem(key, value),
};
