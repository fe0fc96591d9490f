import type { ProviderAd } from '@gifkit/providers';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { useResults } from './use-picker-list.ts';

/** What an advertisement may do in its frame: no cookies and no access to the page around it. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** px, where the service does not say. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: an advertisement has no name of its own
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

/** The advertisements of a key that has them: its terms forbid leaving them out. */
export const PickerAds = ({ className }: PickerAdsProps) => (
  <AdFrames ads={useResults().ads} className={className} />
);
