import { createSandbox } from '@gifkit/sandbox';
import type { GifProvider } from '../gif-provider.ts';
import { giphy } from '../giphy/giphy.ts';
import { klipy } from '../klipy/klipy.ts';
import type { ProviderClientOptions } from '../service-client.ts';
import { tenor } from '../tenor/tenor.ts';

export const KEY = 'a-key-to-hide';

const URL = 'https://service.test';

const sandbox = createSandbox();

export const sandboxFetch: typeof fetch = async (input, init) =>
  sandbox.fetch(new Request(input, init));

const settings = (options: ProviderClientOptions) => ({
  fetch: sandboxFetch,
  cache: { maxAge: 0, errorMaxAge: 0 },
  ...options,
});

/** Creates the providers of the sandbox's services, by default without a cache. */
export const SERVICES = {
  giphy: (options: ProviderClientOptions = {}): GifProvider =>
    giphy(KEY, { baseUrl: `${URL}/v1`, ...settings(options) }),
  klipy: (options: ProviderClientOptions = {}): GifProvider =>
    klipy({ key: KEY, customerId: 'me', baseUrl: `${URL}/api/v1`, ...settings(options) }),
  tenor: (options: ProviderClientOptions = {}): GifProvider =>
    tenor({ key: KEY, baseUrl: `${URL}/v2`, ...settings(options) }),
};
