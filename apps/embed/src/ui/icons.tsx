import { BRAND_COLORS } from '@gifkit/model';
import type { ReactNode } from 'react';

const icon = (shape: ReactNode) =>
  function Icon() {
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {shape}
      </svg>
    );
  };

export const PlayIcon = icon(
  <path d="M6 3.6v12.8a.8.8 0 0 0 1.2.7l10.3-6.4a.8.8 0 0 0 0-1.4L7.2 2.9a.8.8 0 0 0-1.2.7z" />,
);
export const PauseIcon = icon(<path d="M4.5 3h4v14h-4zm7 0h4v14h-4z" />);
export const ArrowIcon = icon(
  <path d="M11.4 4.3 17.1 10l-5.7 5.7-1.4-1.4 3.3-3.3H3V9h10.3L10 5.7z" />,
);
export const ShareIcon = icon(
  <path d="m11 2 7 6-7 6v-3.6C6.6 10.4 4 12 2 16c.4-6 3.6-9.4 9-10z" />,
);
export const GridIcon = icon(
  <path d="M3 4.5A1.5 1.5 0 0 1 4.5 3h3A1.5 1.5 0 0 1 9 4.5V11H3zM3 13h6v4H4.5A1.5 1.5 0 0 1 3 15.5zm8-10h4.5A1.5 1.5 0 0 1 17 4.5V7h-6zm0 6h6v6.5a1.5 1.5 0 0 1-1.5 1.5H11z" />,
);
export const MoreIcon = icon(<path d="M3 8h4v4H3zm5 0h4v4H8zm5 0h4v4h-4z" />);
const SPEAKER = 'M10 3.5v13L5.5 13H2V7h3.5z';
export const SoundIcon = icon(
  <path
    d={`${SPEAKER}M12 6.5a4 4 0 0 1 0 7zm0-3.7a7.5 7.5 0 0 1 0 14.4v-1.7a5.9 5.9 0 0 0 0-11z`}
  />,
);
export const MutedIcon = icon(
  <path
    d={`${SPEAKER}m2.6 3.5 1.9 2 1.9-2 1.1 1.1-2 1.9 2 1.9-1.1 1.1-1.9-2-1.9 2-1.1-1.1 2-1.9-2-1.9z`}
  />,
);
export const CloseIcon = icon(
  <path d="m5.5 4 4.5 4.500L14.5 4 16 5.5 11.5 10l4.5 4.5-1.5 1.5-4.5-4.500L5.5 16 4 14.5 8.5 10 4 5.500z" />,
);

/** Bars of 4 by 10, 17 or 24 units. */
const BARS = ['M2 9v6', 'M9 5.5v13', 'M16 2v20', 'M23 5.5v13', 'M30 9v6'];

export const LogoMark = ({ height }: { height: number }) => (
  <svg viewBox="0 0 32 24" width={(height * 32) / 24} height={height} aria-hidden="true">
    <g strokeWidth="4" strokeLinecap="round">
      {BARS.map((bar, index) => (
        <path key={bar} stroke={BRAND_COLORS[index]} d={bar} />
      ))}
    </g>
  </svg>
);

/** The product's name in strokes like the mark's, so that it needs no font. */
export const Wordmark = () => (
  <svg viewBox="0 0 47 24" width="47" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      d="M12.4 7.4a6 7 0 1 0 .6 4.6H9M17.5 10v8m0-12.4v.1M25 4.7c-2.4-.8-3.4.3-3.4 2.6V18m-2.1-8h5M29 4v14m5.2-8-5.2 4.4 5.6 3.6M38 10v8m0-12.4v.1M42.4 6.2v8.8c0 2.6 1.2 3.4 3.2 2.9M40.6 10h4.8"
    />
  </svg>
);
