/** Stores recents and favourites as texts by key. Both functions may return promises. */
export interface PickerStorage {
  /** @returns the text that was last set under this key, if any. */
  get: (key: string) => string | null | undefined | Promise<string | null | undefined>;
  set: (key: string, value: string) => void | Promise<void>;
  /** An account of your app: what is kept then belongs to it, and no other account sees it. */
  account?: string | undefined;
}

/** The browser's local storage, for one account of your app. */
export type AccountStorage = Pick<PickerStorage, 'account'> & { get?: never; set?: never };

/** The browser's local storage. It throws where storage is blocked. */
export const browserStorage: PickerStorage = {
  get: (key) => window.localStorage.getItem(key),
  set: (key, value) => window.localStorage.setItem(key, value),
};
