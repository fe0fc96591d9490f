import { type GifProvider, giphy, klipy, TENOR_HOSTS, tenor } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker';
import { createClient, type Service } from '../service/service.ts';
import { SentDetails } from './SentDetails.tsx';
import type { ChatContent, ProviderName } from './use-chat.ts';

/** KLIPY requires a stable customer id, but not one per visitor. */
const CUSTOMER = 'gallery';

/**
 * Services of the chat: the sandbox in three dialects, or with the visitor's own key GIPHY, which also supports
 * Tenor's dialect.
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

/** The bot's response to a text: the first GIF found, or the reason why there is none. */
async function answerTo(
  text: string,
  provider: GifProvider,
  signal: AbortSignal,
): Promise<ChatContent> {
  const { data } = await provider.search(text, { rating: 'g', signal });
  const [gif] = data;
  return gif
    ? { kind: 'gif', reference: provider.toReference(gif), provider }
    : { kind: 'text', text: `I know no GIF for “${text}”. Try another word.` };
}

/** Lazy-loaded when the picker or the bot is first used. */
export const createPickerParts = (service: Service) => ({
  GifPicker,
  SentDetails,
  answerTo,
  providers: createProviders(service),
});
