import { attributionEnglish, useLabelsOr } from '@gifkit/headless';

/** A seal with ten points, centered in 20 by 20. */
const SEAL =
  'M10 .2l2.5 2 3.3-.1.8 3.1 2.7 1.8-1.1 3 1.1 3-2.7 1.8-.8 3.1-3.3-.1-2.5 2-2.5-2-3.3.1-.8-3.1-2.7-1.8 1.1-3-1.1-3 2.7-1.8.8-3.1 3.3.1z';

const CHECK_MARK = 'M5.2 10.2 6.9 8.5l2.2 2.2 4.1-4.1 1.7 1.7-5.8 5.8Z';

interface VerifiedBadgeProps {
  className?: string | undefined;
  /** Width and height in px. @default 17 */
  size?: number | undefined;
  /** Color of the badge. @default '#15CDFF' */
  fill?: string | undefined;
  /** Hides the badge from screen readers, if the text around it says "verified". @default false */
  isSilent?: boolean | undefined;
}

export function VerifiedBadge({
  className = '',
  size = 17,
  fill = '#15CDFF',
  isSilent = false,
}: VerifiedBadgeProps) {
  const labels = useLabelsOr(attributionEnglish);
  return (
    <svg
      className={`${VerifiedBadge.className} ${className}`.trim()}
      role="img"
      aria-label={isSilent ? undefined : labels.verified}
      aria-hidden={isSilent || undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
    >
      <path className={VerifiedBadge.checkMarkClassName} d={CHECK_MARK} fill="#121212" />
      <g fill={fill} fillRule="evenodd">
        <path d={SEAL + CHECK_MARK} />
      </g>
    </svg>
  );
}

VerifiedBadge.className = 'giphy-verified-badge';
VerifiedBadge.checkMarkClassName = 'giphy-verified-checkmark';
