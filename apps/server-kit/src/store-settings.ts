import { isStoreUrl, STORE_URL_FORM } from '@gifkit/store';
import type { SettingsReader } from './settings-reader.ts';

export interface StoreSettings {
  /** URL of a Valkey or Redis server for shared responses. @default each copy has its own cache */
  storeUrl?: string;
  /** Limit of calls to the GIF service per clock hour, over all copies. @default no limit */
  apiCallsPerHour?: number;
}

/** A higher limit must be a typo. */
const MAX_CALLS = 1_000_000_000;

export function readStoreSettings(reader: SettingsReader): StoreSettings {
  const storeUrl = reader.matching('STORE_URL', isStoreUrl, STORE_URL_FORM);
  const apiCallsPerHour = reader.count('API_CALLS_PER_HOUR', [1, MAX_CALLS]);
  return { ...(storeUrl && { storeUrl }), ...(apiCallsPerHour && { apiCallsPerHour }) };
}
