import { readReference } from '@gifkit/providers';
import { GifMessage } from '@gifkit/react-components';
import { providerOf } from './service.ts';

/** A GIF in the text, with or without an editor. Loads it by its reference, so URLs may change. */
export function GifInText({ reference: stored }: { reference: unknown }) {
  const reference = readReference(stored);
  if (!reference) return <p>This GIF cannot be read.</p>;
  return <GifMessage reference={reference} provider={providerOf(reference)} width={320} />;
}
