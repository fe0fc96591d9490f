import type { Capabilities, GifProvider } from '@gifkit/providers';
import { CALL_NAMES, type CallName } from './call-names.ts';

/** What a client has to know of the service behind a relay: plain JSON, with attribution and terms, without a key. */
export interface RelayCapabilities extends Capabilities {
  /** Name of the provider: 'klipy'. */
  name: string;
  /** What the relay answers. */
  calls: readonly CallName[];
}

/** What is optional in a provider, by its calls. */
const OPTIONAL = {
  related: 'related',
  emoji: 'emoji',
  'emoji-variations': 'emojiVariations',
  categories: 'categories',
  suggestions: 'suggestions',
  'trending-terms': 'trendingTerms',
  shares: 'registerShare',
} as const satisfies Partial<Record<CallName, keyof GifProvider>>;

/** Recents belong to one reader, whom the service does not know behind a relay: they are not among the calls. */
export const capabilitiesOf = (provider: GifProvider): RelayCapabilities => ({
  ...provider.capabilities,
  name: provider.name,
  calls: CALL_NAMES.filter((name) => {
    const method = OPTIONAL[name as keyof typeof OPTIONAL];
    return method === undefined || provider[method] !== undefined;
  }),
});
