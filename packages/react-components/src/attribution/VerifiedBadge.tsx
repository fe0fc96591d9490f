import { useLabels } from '../labels/labels-context.ts';

/** A seal with ten points, centred in 20 by 20. */
const SEAL =
  'M10.0 0.2L12.5 2.2L15.8 2.1L16.6 5.2L19.3 7.0L18.2 10.0L19.3 13.0L16.6 14.8L15.8 17.9L12.5 17.8L10.0 19.8L7.5 17.8L4.2 17.9L3.4 14.8L0.7 13.0L1.8 10.0L0.7 7.0L3.4 5.2L4.2 2.1L7.5 2.2Z';

const CHECK_MARK = 'M5.2 10.2 6.9 8.5l2.2 2.2 4.1-4.1 1.7 1.7-5.8 5.8Z';

export interface VerifiedBadgeProps {
  className?: string | undefined;
  /** px, both ways. @default 17 */
  size?: number | undefined;
  /** Colour of the badge. @default '#15CDFF' */
  fill?: string | undefined;
  /** Hidden from screen readers, because a text around it says the same. @default false */
  isSilent?: boolean | undefined;
}

/** Shows that an account is verified. */
export function VerifiedBadge({
  className = '',
  size = 17,
  fill = '#15CDFF',
  isSilent = false,
}: VerifiedBadgeProps) {
  const labels = useLabels();
  return (
    <svg
      className={`${VerifiedBadge.className} ${className}`.trim()}
      role="img"
      aria-label={labels.verified}
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
