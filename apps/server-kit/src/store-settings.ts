import { isStoreUrl, STORE_URL_FORM } from '@gifkit/store';
import type { SettingsReader } from './settings-reader.ts';

/** What several copies of a server share. */
export interface StoreSettings {
  /** The Valkey or Redis that has what they know of the GIF service. @default each copy knows it for itself */
  storeUrl?: string;
  /** How many calls of the GIF service they make together in each hour of the clock. @default as many as it takes */
  apiCallsPerHour?: number;
}

/** More than any key has is a typing error. */
const MAX_CALLS = 1_000_000_000;

export function readStoreSettings(reader: SettingsReader): StoreSettings {
  const storeUrl = reader.matching('STORE_URL', isStoreUrl, STORE_URL_FORM);
  const apiCallsPerHour = reader.count('API_CALLS_PER_HOUR', [1, MAX_CALLS]);
  return { ...(storeUrl && { storeUrl }), ...(apiCallsPerHour && { apiCallsPerHour }) };
}
