import type { IGif } from '@gifkit/model';
import { useSyncExternalStore } from 'react';
import { formatRoute, routeOfGif } from '../address/route.ts';
import { CopyField } from '../shared/copy.tsx';
import { embedSnippet } from './embed-snippet.ts';

const never = () => () => {};

/**
 * Origin by which the user reached this site.
 *
 * @param served origin for the server and hydration.
 */
const useOrigin = (served: string): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => served,
  );

interface ShareProps {
  gif: IGif;
  embedUrl: string;
  siteUrl: string;
}

export function Share({ gif, embedUrl, siteUrl }: ShareProps) {
  const page = useOrigin(siteUrl) + formatRoute(routeOfGif(gif));
  const code = embedSnippet(embedUrl, gif);
  return (
    <section className="share" aria-label="Share">
      <CopyField label="Link" value={page} />
      {code && <CopyField label="Embed code" value={code} />}
    </section>
  );
}
