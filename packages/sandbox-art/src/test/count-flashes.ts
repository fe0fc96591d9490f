/** Frame of an animation. */
interface FlashFrame {
  /** RGBA, four bytes per pixel, row by row, like `ImageData.data`. */
  data: ArrayLike<number>;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Duration in ms. */
  delay: number;
}

/** Color values by which WCAG 2.2 defines flashes. */
interface Light {
  /** Relative luminance, from 0 to 1. */
  luminance: number;
  /** Coordinates in the CIE 1976 UCS chromaticity diagram. */
  u: number;
  v: number;
  /** True if R / (R + G + B) of linear values is at least 0.8. */
  isSaturatedRed: boolean;
}

/** Cells along the longer side. Finer patterns look even to the eye and do not count as flashes. */
const CELLS = 24;
const SATURATED = 0.8;
/** Chromaticity of white (D65), used for black, so that a change to black is not a change of color. */
const WHITE = { u: 0.1978, v: 0.4683 };

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Linear value of each byte, computed once for speed. */
const linearValues = (): number[] => Array.from({ length: 256 }, (_, byte) => linear(byte));

/** Converts linear sRGB. */
function toLight(red: number, green: number, blue: number): Light {
  const x = 0.4124 * red + 0.3576 * green + 0.1805 * blue;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = 0.0193 * red + 0.1192 * green + 0.9505 * blue;
  const sum = x + 15 * y + 3 * z;
  return {
    luminance: y,
    ...(sum > 0 ? { u: (4 * x) / sum, v: (9 * y) / sum } : WHITE),
    isSaturatedRed: red > 0 && red / (red + green + blue) >= SATURATED,
  };
}

/** Sums of a cell's pixels as linear values. */
interface CellSum {
  red: number;
  green: number;
  blue: number;
  pixels: number;
}

/** Mean light of each cell of a frame, row by row. Transparent pixels count as black. */
function frameLight({ data, width, height }: FlashFrame, linearOf: number[]): Light[] {
  const cell = Math.max(1, Math.ceil(Math.max(width, height) / CELLS));
  const columns = Math.ceil(width / cell);
  const sums: CellSum[] = [];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width / cell);
    const index = row * columns + Math.floor((pixel % width) / cell);
    sums[index] ??= { red: 0, green: 0, blue: 0, pixels: 0 };
    const sum = sums[index];
    const at = 4 * pixel;
    const alpha = (data[at + 3] ?? 0) / 255;
    sum.red += alpha * (linearOf[data[at] ?? 0] ?? 0);
    sum.green += alpha * (linearOf[data[at + 1] ?? 0] ?? 0);
    sum.blue += alpha * (linearOf[data[at + 2] ?? 0] ?? 0);
    sum.pixels += 1;
  }
  return sums.map(({ red, green, blue, pixels }) =>
    toLight(red / pixels, green / pixels, blue / pixels),
  );
}

/** State of a cell, compared with its next value. */
interface GeneralState {
  /** Brightest value since the last change to bright, or darkest since the last to dark. */
  extreme: number;
  /** Last change: 1 to bright, -1 to dark, 0 for none yet. */
  direction: -1 | 0 | 1;
}

/** Minimum change of relative luminance that counts, as a share of the maximum. */
const LUMINANCE_STEP = 0.1;
/** Changes between two colors at least this bright do not count. */
const BRIGHT = 0.8;
/** Minimum distance in the CIE 1976 UCS diagram that counts. */
const COLOR_STEP = 0.2;

/** Decides whether a step to `luminance` is a change opposite to the last one, and returns the next state. */
function nextGeneral(
  { extreme, direction }: GeneralState,
  luminance: number,
): { state: GeneralState; isChange: boolean } {
  const step = luminance - extreme;
  const way = step < 0 ? -1 : 1;
  if (way === direction) return { state: { extreme: luminance, direction }, isChange: false };
  const counts = Math.abs(step) >= LUMINANCE_STEP && Math.min(luminance, extreme) < BRIGHT;
  return counts
    ? { state: { extreme: luminance, direction: way }, isChange: true }
    : { state: { extreme, direction }, isChange: false };
}

/**
 * Decides whether a step from `anchor` is a change to or from a saturated red, and returns the next anchor.
 */
function nextRed(anchor: Light, light: Light): { anchor: Light; isChange: boolean } {
  const isRed = anchor.isSaturatedRed || light.isSaturatedRed;
  const distance = Math.hypot(light.u - anchor.u, light.v - anchor.v);
  if (isRed && distance > COLOR_STEP) return { anchor: light, isChange: true };
  return { anchor: isRed ? anchor : light, isChange: false };
}

interface FlashCount {
  /** Maximum number of flashes between dark and light per second. */
  general: number;
  /** Maximum number of flashes to or from a saturated red per second. */
  red: number;
  /** True if one of the two exceeds three, the limit of WCAG 2.2. */
  isFlashing: boolean;
}

/** Allowed flashes per second. */
const MAX_FLASHES = 3;
/** In ms. */
const SECOND = 1000;

/** Times of a cell's changes in ms, oldest first. */
type Times = number[];

interface Cell {
  general: GeneralState;
  anchor: Light;
  generalTimes: Times;
  redTimes: Times;
}

const startCell = (light: Light): Cell => ({
  general: { extreme: light.luminance, direction: 0 },
  anchor: light,
  generalTimes: [],
  redTimes: [],
});

function show(cell: Cell, light: Light, time: number): void {
  const general = nextGeneral(cell.general, light.luminance);
  const red = nextRed(cell.anchor, light);
  cell.general = general.state;
  cell.anchor = red.anchor;
  if (general.isChange) cell.generalTimes.push(time);
  if (red.isChange) cell.redTimes.push(time);
}

/** Maximum number of simultaneous flashes of `needed` cells per second. Two opposite changes are a flash. */
function mostFlashes(cells: Times[], needed: number): number {
  const starts = [...new Set(cells.flat())].sort((a, b) => a - b);
  /** For each cell, its first change within the current second, and the first one after that second. */
  const windows = cells.map((times) => ({ times, from: 0, to: 0 }));
  let most = 0;
  for (const start of starts) {
    const flashes = windows.map((window) => {
      const { times } = window;
      while ((times[window.from] ?? start) < start) window.from++;
      while ((times[window.to] ?? Number.POSITIVE_INFINITY) < start + SECOND) window.to++;
      return Math.floor((window.to - window.from) / 2);
    });
    flashes.sort((a, b) => b - a);
    most = Math.max(most, flashes[needed - 1] ?? 0);
  }
  return most;
}

/**
 * Counts the flashes of an animated loop by the general and red flash thresholds of WCAG 2.2, success
 * criterion 2.3.1. Small frames are enough, because cells are a 24th of the longer side. It does not replace
 * a broadcast analysis tool.
 *
 * @param area share of the picture that has to flash within the same second, above 0 and up to 1
 */
export function countFlashes(frames: readonly FlashFrame[], area: number): FlashCount {
  const linearOf = linearValues();
  const lights = frames.map((frame) => frameLight(frame, linearOf));
  const length = frames.reduce((sum, { delay }) => sum + delay, 0);
  // Two runs and another second, so that changes from the last frame to the first count as well.
  const end = frames.length > 1 ? 2 * length + SECOND : length;
  const cells = (lights[0] ?? []).map(startCell);
  for (let time = 0, turn = 0; time < end; turn++) {
    const index = turn % frames.length;
    cells.forEach((cell, i) => {
      const light = lights[index]?.[i];
      if (light) show(cell, light, time);
    });
    time += frames[index]?.delay ?? end;
  }
  const needed = Math.max(1, Math.ceil(area * cells.length));
  const general = mostFlashes(
    cells.map(({ generalTimes }) => generalTimes),
    needed,
  );
  const red = mostFlashes(
    cells.map(({ redTimes }) => redTimes),
    needed,
  );
  return { general, red, isFlashing: Math.max(general, red) > MAX_FLASHES };
}
