import { type GifProvider, giphy, klipy, TENOR_HOSTS, tenor } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker';
import { createClient, type Service } from '../service/service.ts';
import { answerTo } from './bot.ts';
import type { ProviderName } from './provider-names.ts';
import { SentDetails } from './SentDetails.tsx';

/** KLIPY wants to know that two requests come from the same visitor, not from which one. */
const CUSTOMER = 'gallery';

/**
 * The services that the chat can ask: one sandbox in three dialects; with a key of one's own GIPHY, which also
 * answers as Tenor did.
 */
function createProviders(service: Service): Partial<Record<ProviderName, GifProvider>> {
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

/** Everything that is loaded when the picker or the bot is first needed, in one. */
export const createPickerParts = (service: Service) => ({
  GifPicker,
  SentDetails,
  answerTo,
  providers: createProviders(service),
});

export type PickerParts = ReturnType<typeof createPickerParts>;
