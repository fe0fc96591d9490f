import { safeUrl } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { isValidElement, type ReactElement, useEffect } from 'react';
import { isProduction } from '../core/shared/is-production.ts';
import { warnOnce } from '../core/shared/warn-once.ts';
import { attributionEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { usePicker } from './picker-context.ts';

/** Image file of a service's official mark, which its terms require next to results. */
export interface AttributionMark {
  src: string;
  /** px; shown in these proportions, 16 to 24 px high. */
  width: number;
  height: number;
  /** Background for which this version of the mark is made. If undefined, it is visible on any background. */
  background?: 'light' | 'dark' | undefined;
}

interface ServiceAttributionProps extends PartProps<'a'> {
  provider: Pick<GifProvider, 'name' | 'capabilities'>;
  /** The service's mark, as a file or an element. */
  mark: ReactElement | AttributionMark | undefined;
  markClassName?: string | undefined;
}

/** px; smaller marks are unreadable, larger ones do not fit a footer. */
const [LOWEST, HIGHEST] = [16, 24];

/** Warns once in development that the service's terms are not met. */
function warnOfTerms(warning: string): void {
  if (!isProduction()) warnOnce(warning);
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
  const { text, url: page, mark: required } = provider.capabilities.attribution;
  const missing = required?.isRequired && !mark ? required.url : undefined;
  useEffect(() => {
    if (missing) {
      warnOfTerms(
        `Gifkit: the terms of ${provider.name} require its mark next to its results: ${missing}. Pass it as attribution.`,
      );
    }
  }, [missing, provider.name]);
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
  const { provider, attributions } = usePicker();
  useEffect(() => {
    attributions.current += 1;
    return () => {
      attributions.current -= 1;
    };
  }, [attributions]);
  return <ServiceAttribution {...element} provider={provider} mark={mark} />;
}

/** Warns if the terms require an attribution next to the results, and the picker has none. */
export function warnWithoutAttribution({
  name,
  capabilities,
}: ServiceAttributionProps['provider']) {
  const { text } = capabilities.attribution;
  if (!text) return;
  warnOfTerms(
    `Gifkit: the terms of ${name} require “${text}” next to its results. Put GifPicker.Attribution into GifPicker.Root.`,
  );
}
