import { type GifProvider, type GifReference, giphy, readReference } from '@gifkit/providers';
import { GifMessage } from '@gifkit/react-components';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
export const provider = giphy('your api key', { baseUrl: 'http://localhost:4002/v1' });

/** Provider of a GIF; undefined for a GIF of an unknown service, as in documents from elsewhere. */
const providerOf = (reference: GifReference): GifProvider | undefined =>
  reference.provider === provider.name ? provider : undefined;

/** A GIF in the text, with or without an editor. Loads it by its reference, so URLs may change. */
export function GifInText({ reference: stored }: { reference: unknown }) {
  const reference = readReference(stored);
  if (!reference) return <p>This GIF cannot be read.</p>;
  return <GifMessage reference={reference} provider={providerOf(reference)} width={320} />;
}
