import { describe, expect, it } from 'vitest';
import { createSettingsReader, readStoreSettings } from './settings-reader.ts';

const read = (environment: Record<string, string>) => {
  const reader = createSettingsReader(environment);
  return { settings: readStoreSettings(reader), problems: reader.problems };
};

describe('the settings of a store', () => {
  it('read a store and an hourly limit', () => {
    const { settings } = read({ STORE_URL: 'valkey://store:6379', API_CALLS_PER_HOUR: '100' });
    expect(settings).toEqual({ storeUrl: 'valkey://store:6379', apiCallsPerHour: 100 });
  });

  it.each(['store:6379', 'http://store'])('reject the URL %s', (STORE_URL) => {
    expect(read({ STORE_URL }).problems).toEqual([
      `STORE_URL has to be a URL such as redis://store.example:6379, rediss://user:password@store.example:6379/0 or valkey://store.example:6379, not "${STORE_URL}".`,
    ]);
  });

  it.each(['0', '-1', '1.5', 'many'])('reject the hourly limit %s', (API_CALLS_PER_HOUR) => {
    expect(read({ API_CALLS_PER_HOUR }).problems).toEqual([
      `API_CALLS_PER_HOUR has to be a whole number from 1 to 1000000000, not "${API_CALLS_PER_HOUR}".`,
    ]);
  });
});
