import { type GifProvider, type GifReference, giphy } from '@gifkit/providers';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
export const provider = giphy('your api key', { baseUrl: 'http://localhost:4002/v1' });

/** Provider of a GIF; undefined for a GIF of an unknown service, as in documents from elsewhere. */
export const providerOf = (reference: GifReference): GifProvider | undefined =>
  reference.provider === provider.name ? provider : undefined;
