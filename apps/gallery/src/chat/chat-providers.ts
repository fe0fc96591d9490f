import { type GifProvider, giphy, klipy, TENOR_HOSTS, tenor } from '@gifkit/providers';
import { createClient, type Service } from '../service/service.ts';
import type { ProviderName } from './provider-names.ts';

/** KLIPY wants to know that two requests come from the same visitor, not from which one. */
const CUSTOMER = 'gallery';

/**
 * The services that the chat can ask: one sandbox in three dialects; with a key of one's own GIPHY, which also
 * answers as Tenor did.
 */
export function createProviders(service: Service): Partial<Record<ProviderName, GifProvider>> {
  const { apiUrl, apiKey: key, fetch } = service;
  const options = { key, ...(fetch && { fetch }) };
  const own = giphy(createClient(service));
  if (!apiUrl) return { giphy: own, tenor: tenor({ ...options, baseUrl: TENOR_HOSTS.giphy }) };
  const { origin } = new URL(apiUrl);
  return {
    giphy: own,
    tenor: tenor({ ...options, baseUrl: `${origin}/v2` }),
    klipy: klipy({ ...options, baseUrl: `${origin}/api/v1`, customerId: CUSTOMER }),
  };
}
