import type { IGif } from '@gifkit/model';
import { useState, useSyncExternalStore } from 'react';
import { formatRoute, routeOfGif } from '../address/route.ts';
import { CopyField } from '../shared/copy.tsx';
import { Switch } from '../shared/Switch.tsx';
import { SHARE_NAMES, type ShareKind, shareCodes } from './share-codes.ts';

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
  const [kind, setKind] = useState<ShareKind>('link');
  const page = useOrigin(siteUrl) + formatRoute(routeOfGif(gif));
  const codes = shareCodes(gif, page, embedUrl);
  const { embed: _, ...others } = SHARE_NAMES;
  const choices: Partial<Record<ShareKind, string>> = codes.embed
    ? { ...others, embed: 'Embed' }
    : others;
  const chosen = choices[kind] === undefined ? 'link' : kind;
  return (
    <section className="share" aria-label="Copy">
      <h2>Copy as</h2>
      <Switch label="Copy as" name="share" choices={choices} chosen={chosen} onChoose={setKind} />
      <CopyField key={chosen} label={SHARE_NAMES[chosen]} value={codes[chosen] ?? page} />
    </section>
  );
}
