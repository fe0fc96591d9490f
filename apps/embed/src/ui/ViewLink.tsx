import { safeUrl } from '@gifkit/model';
import type { ComponentProps } from 'react';
import type { PageData } from '../page-data.ts';
import { useEmbedLabels } from './labels.tsx';

type Shown = Pick<PageData, 'gif' | 'service'>;

/** URL of the GIF's page, otherwise of the site; undefined if both are unknown. */
export const pageOf = ({ gif, service }: Shown): string | undefined =>
  safeUrl(gif.url) ?? safeUrl(service.siteUrl);

interface ViewLinkProps extends Shown, Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {}

/** Link to the GIF's page on its site; nothing if both are unknown. */
export function ViewLink({ gif, service, children, ...link }: ViewLinkProps) {
  const labels = useEmbedLabels();
  const page = pageOf({ gif, service });
  if (!page) return undefined;
  return (
    <a {...link} href={page} target="_blank" rel="noopener">
      {children ?? labels.viewOn(service.providerName ?? labels.website)}
    </a>
  );
}
