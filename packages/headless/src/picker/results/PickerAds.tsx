import type { ProviderAd } from '@gifkit/providers';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { useResults } from './use-picker-list.ts';

/** Permissions of an advertisement's iframe: no cookies and no access to the page. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** px; default size. */
const [WIDTH, HEIGHT] = [300, 50];

interface PickerAdsProps {
  className?: string | undefined;
}

export function AdFrames({ ads, className }: PickerAdsProps & { ads: readonly ProviderAd[] }) {
  const words = useLabelsOr(pickerEnglish);
  if (ads.length === 0) return null;
  return (
    <div className={className}>
      {ads.map(({ content, width, height }, index) => (
        <iframe
          // biome-ignore lint/suspicious/noArrayIndexKey: advertisements have no ids
          key={`${index} ${content}`}
          title={words.advertisement}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          loading="lazy"
          width={width || WIDTH}
          height={height || HEIGHT}
          {...(/^https?:\/\//i.test(content) ? { src: content } : { srcDoc: content })}
        />
      ))}
    </div>
  );
}

/** Advertisements of the service, if the key has them. Its terms forbid leaving them out. */
export const PickerAds = ({ className }: PickerAdsProps) => (
  <AdFrames ads={useResults().ads} className={className} />
);
