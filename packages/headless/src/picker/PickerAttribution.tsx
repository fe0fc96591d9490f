import { safeUrl } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { isValidElement, type ReactElement, useEffect } from 'react';
import { isProduction } from '../core/shared/is-production.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { attributionEnglish } from '../labels/languages/en.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { usePicker } from './picker-context.ts';

/** Image file of a service's official mark, which its terms require next to results. */
export interface AttributionMark {
  src: string;
  /** px; shown in these proportions, 16 to 24 px high. */
  width: number;
  height: number;
  /** Background for which this version of the mark is made. @default none: visible on any background */
  background?: 'light' | 'dark' | undefined;
}

export interface ServiceAttributionProps extends PartProps<'a'> {
  provider: Pick<GifProvider, 'name' | 'capabilities'>;
  /** The service's mark, as a file or an element. */
  mark: ReactElement | AttributionMark | undefined;
  markClassName?: string | undefined;
}

/** px; smaller marks are unreadable, larger ones do not fit a footer. */
const [LOWEST, HIGHEST] = [16, 24];

const saidOf = new Set<string>();

/** Warns once in development if the service's terms require a mark. */
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
      `Gifkit: the terms of ${name} require its mark next to its results: ${url}. Pass it as attribution.`,
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

/** Attribution required by the service's terms: its mark if given, otherwise its text, with a link. */
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

/** Attribution of the picker's service. Without it, the picker warns in development. */
export function PickerAttribution({ mark, ...element }: PickerAttributionProps) {
  const { provider, addAttribution } = usePicker();
  // Effects of children run before those of the picker, which then knows this part.
  useEffect(addAttribution, [addAttribution]);
  return <ServiceAttribution {...element} provider={provider} mark={mark} />;
}
