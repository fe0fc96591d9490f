/** Stores recents and favourites as texts by key. Both functions may return promises. */
export interface PickerStorage {
  /** @returns the text that was last set under this key, if any. */
  get: (key: string) => string | null | undefined | Promise<string | null | undefined>;
  set: (key: string, value: string) => void | Promise<void>;
}

/** The browser's local storage. It throws where storage is blocked. */
export const browserStorage: PickerStorage = {
  get: (key) => window.localStorage.getItem(key),
  set: (key, value) => window.localStorage.setItem(key, value),
};
