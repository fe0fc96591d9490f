import { safeUrl } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { isValidElement, type ReactElement, useEffect } from 'react';
import { isProduction } from '../core/shared/is-production.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { attributionEnglish } from '../labels/languages/en.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { usePicker } from './picker-context.ts';

/** The file of a service's official mark, which its terms want beside its results. */
export interface AttributionMark {
  src: string;
  /** px; it is shown in these proportions, 16 to 24 px high. */
  width: number;
  height: number;
  /** The background that this version of the mark was made for. @default none: it is seen on any */
  background?: 'light' | 'dark' | undefined;
}

export interface ServiceAttributionProps extends PartProps<'a'> {
  provider: Pick<GifProvider, 'name' | 'capabilities'>;
  /** The service's mark, as a file or as an element of your own. */
  mark: ReactElement | AttributionMark | undefined;
  /** Of the mark's image. */
  markClassName?: string | undefined;
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

interface MarkImageProps extends AttributionMark {
  alt: string;
  className: string | undefined;
}

function MarkImage({ src, width, height, background, alt, className }: MarkImageProps) {
  const shown = Math.min(Math.max(height, LOWEST), HIGHEST);
  return (
    <img
      className={className}
      data-background={background}
      src={safeUrl(src)}
      alt={alt}
      width={Math.round((width / height) * shown)}
      height={shown}
    />
  );
}

/** What a service's terms want to be seen: its mark where there is one, else its words, with a link to it. */
export function ServiceAttribution({
  provider,
  mark,
  markClassName,
  className,
  render,
}: ServiceAttributionProps) {
  const labels = useLabelsOr(attributionEnglish);
  const { text, url: page } = provider.capabilities.attribution;
  useMissingMark(provider, mark !== undefined);
  const url = safeUrl(page);
  const children = isValidElement(mark) ? (
    mark
  ) : mark ? (
    <MarkImage {...mark} alt={text} className={markClassName} />
  ) : (
    text
  );
  const hasLink = text && url;
  const link = {
    href: url,
    target: '_blank',
    rel: 'noopener',
    'aria-label': labels.inNewTab(text),
  };
  return renderPart(render, hasLink ? 'a' : 'span', { className, ...(hasLink && link), children });
}

interface PickerAttributionProps extends Omit<ServiceAttributionProps, 'provider' | 'mark'> {
  mark?: ServiceAttributionProps['mark'];
}

/** Names the service, as its terms want: a picker without it is warned of while a host develops. */
export function PickerAttribution({ mark, ...element }: PickerAttributionProps) {
  const { provider, addAttribution } = usePicker();
  // Effects of what is inside run before those of the picker, which then knows of it.
  useEffect(addAttribution, [addAttribution]);
  return <ServiceAttribution {...element} provider={provider} mark={mark} />;
}
