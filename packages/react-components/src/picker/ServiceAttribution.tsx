import { isProduction } from '@gifkit/headless/internal';
import { safeUrl } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { isValidElement, type ReactElement, useEffect } from 'react';
import { useLabels } from '../labels/labels-context.ts';

/** The file of a service's official mark, which its terms want beside its results. */
export interface AttributionMark {
  src: string;
  /** px; it is shown in these proportions, 16 to 24 px high. */
  width: number;
  height: number;
  /** The ground that this version of the mark was made for. @default none: it is seen on any */
  ground?: 'light' | 'dark' | undefined;
}

export interface ServiceAttributionProps {
  provider: Pick<GifProvider, 'name' | 'capabilities'>;
  /** The service's mark, as a file or as an element of your own. */
  mark: ReactElement | AttributionMark | undefined;
}

/** px; smaller marks cannot be read, larger ones are not what a footer is for. */
const [LOWEST, HIGHEST] = [16, 24];

const saidOf = new Set<string>();

/** Says once, while a host develops, that the service's terms want more than words. */
function useMissingMark(
  { name, capabilities }: ServiceAttributionProps['provider'],
  hasMark: boolean,
) {
  const { mark } = capabilities.attribution;
  const url = mark?.isRequired && !hasMark ? mark.url : undefined;
  useEffect(() => {
    if (!url || isProduction() || saidOf.has(name)) return;
    saidOf.add(name);
    console.warn(
      `Gifkit: the terms of ${name} want its mark beside its results: ${url}. Give it as attribution.`,
    );
  }, [name, url]);
}

function MarkImage({ src, width, height, ground, alt }: AttributionMark & { alt: string }) {
  const shown = Math.min(Math.max(height, LOWEST), HIGHEST);
  return (
    <img
      className="giphy-picker-mark"
      data-ground={ground}
      src={safeUrl(src)}
      alt={alt}
      width={Math.round((width / height) * shown)}
      height={shown}
    />
  );
}

/** What a service's terms want to be seen: its mark where there is one, else its words, with a link to it. */
export function ServiceAttribution({ provider, mark }: ServiceAttributionProps) {
  const labels = useLabels();
  const { text, url: page } = provider.capabilities.attribution;
  useMissingMark(provider, mark !== undefined);
  const url = safeUrl(page);
  const shown = isValidElement(mark) ? mark : mark ? <MarkImage {...mark} alt={text} /> : text;
  if (!text || !url) return <span>{shown}</span>;
  return (
    <a href={url} target="_blank" rel="noopener" aria-label={labels.inNewTab(text)}>
      {shown}
    </a>
  );
}
