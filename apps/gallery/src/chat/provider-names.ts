import type { Service } from '../service/service.ts';

export type ProviderName = 'giphy' | 'tenor' | 'klipy';

const ALL: Readonly<Record<ProviderName, string>> = {
  giphy: 'GIPHY',
  tenor: 'Tenor',
  klipy: 'KLIPY',
};

/** What the services are called that can be asked. A key of one's own is one for GIPHY, which speaks two dialects. */
export function providerNames({ apiUrl }: Service): Record<string, string> {
  const { klipy: _, ...ofGiphy } = ALL;
  return apiUrl ? { ...ALL } : ofGiphy;
}
