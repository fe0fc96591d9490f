import { pickerEnglish } from '../../labels/english.ts';
import { useLabelsOr } from '../../labels/labels-context.ts';
import { useResults } from './use-picker-list.ts';

/** Permissions of an advertisement's iframe: no cookies and no access to the page. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** px; default size. */
const [WIDTH, HEIGHT] = [300, 50];

/** Advertisements of the service, if the key has them. Its terms forbid leaving them out. */
export function PickerAds({ className }: { className?: string | undefined }) {
  const words = useLabelsOr(pickerEnglish);
  const { ads } = useResults();
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
