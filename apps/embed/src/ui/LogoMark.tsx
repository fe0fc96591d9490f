import { BRAND_COLORS } from '@gifkit/model';

/** Height of each bar, in units of the picture. */
const BARS = [10, 17, 24, 17, 10];
const BAR_WIDTH = 4;
const GAP = 3;
const HEIGHT = 24;
const WIDTH = BARS.length * (BAR_WIDTH + GAP) - GAP;

/** Five frames in the five brand colours. */
export function LogoMark({ height }: { height: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={(height * WIDTH) / HEIGHT}
      height={height}
      aria-hidden="true"
    >
      {BARS.map((bar, index) => (
        <rect
          key={BRAND_COLORS[index]}
          x={index * (BAR_WIDTH + GAP)}
          y={(HEIGHT - bar) / 2}
          width={BAR_WIDTH}
          height={bar}
          rx={BAR_WIDTH / 2}
          fill={BRAND_COLORS[index]}
        />
      ))}
    </svg>
  );
}
