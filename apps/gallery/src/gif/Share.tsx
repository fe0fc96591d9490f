import type { IGif } from '@gifkit/model';
import { useState, useSyncExternalStore } from 'react';
import { formatRoute, routeOfGif } from '../address/route.ts';
import { CopyField } from '../shared/CopyField.tsx';
import { Switch } from '../shared/Switch.tsx';
import { SHARE_NAMES, type ShareKind, shareCodes } from './share-codes.ts';

const never = () => () => {};

/**
 * Where this site is, as the visitor has reached it.
 *
 * @param served the origin on the server, and in the browser while it hydrates.
 */
const useOrigin = (served: string): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => served,
  );

interface ShareProps {
  gif: IGif;
  /** Origin of the embed. */
  embedUrl: string;
  /** Origin of this site, as visitors reach it. */
  siteUrl: string;
}

/** Ways to copy a GIF: as a link, as Markdown, as HTML, and in a frame. */
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
