import { BRAND_COLORS } from '@gifkit/model';

/** Height of each bar, in viewBox units. */
const BARS = [10, 17, 24, 17, 10];
const BAR_WIDTH = 4;
const GAP = 3;
const HEIGHT = 24;
const WIDTH = BARS.length * (BAR_WIDTH + GAP) - GAP;

export function LogoMark({ height }: { height: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={(height * WIDTH) / HEIGHT}
      height={height}
      aria-hidden="true"
    >
      <g strokeWidth={BAR_WIDTH} strokeLinecap="round">
        {BARS.map((bar, index) => (
          <path
            key={BRAND_COLORS[index]}
            stroke={BRAND_COLORS[index]}
            d={`M${index * (BAR_WIDTH + GAP) + BAR_WIDTH / 2} ${(HEIGHT - bar + BAR_WIDTH) / 2}v${bar - BAR_WIDTH}`}
          />
        ))}
      </g>
    </svg>
  );
}
