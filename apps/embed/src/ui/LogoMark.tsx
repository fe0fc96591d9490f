import { BRAND_COLORS } from '@gifkit/model';

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
