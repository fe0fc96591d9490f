import { type GifProvider, type GifReference, giphy } from '@gifkit/providers';

// The sandbox, `npx --yes @gifkit/sandbox`; leave `baseUrl` out for the public service, and put your key in.
export const provider = giphy('your api key', { baseUrl: 'http://localhost:4002/v1' });

/** Whom to ask for a GIF. A document from elsewhere may have GIFs of services that this app does not know. */
export const providerOf = (reference: GifReference): GifProvider | undefined =>
  reference.provider === provider.name ? provider : undefined;
