/** Storage of recents and favorites, as strings by key. Both functions may return promises. */
export interface PickerStorage {
  /** @returns the stored string of this key, if any. */
  get: (key: string) => string | null | undefined | Promise<string | null | undefined>;
  set: (key: string, value: string) => void | Promise<void>;
  /** Account of your app. Its GIFs are visible to no other account. */
  account?: string | undefined;
}

/** The browser's `localStorage`, for one account of your app. */
export type AccountStorage = Pick<PickerStorage, 'account'> & { get?: never; set?: never };
