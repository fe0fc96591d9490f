/** One picture of an animation. */
export interface FlashFrame {
  /** RGBA, four bytes a pixel, row by row, as `ImageData.data` has it. */
  data: ArrayLike<number>;
  /** px */
  width: number;
  /** px */
  height: number;
  /** How long it is shown, in ms. */
  delay: number;
}

/** The values of a colour by which WCAG 2.2 defines flashes. */
export interface Light {
  /** Relative luminance, from 0 to 1. */
  luminance: number;
  /** Coordinates in the CIE 1976 UCS chromaticity diagram. */
  u: number;
  v: number;
  /** Whether R / (R + G + B) is 0.8 or more, of linear values. */
  isSaturatedRed: boolean;
}

/** Cells along the longer side. Patterns finer than this are even to the eye, and do not count as flashes. */
const CELLS = 24;
const SATURATED = 0.8;
/** The chromaticity of black: that of white (D65), so that a change to black is no change of colour. */
const WHITE = { u: 0.1978, v: 0.4683 };

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The linear value of each byte, computed once because many pixels are converted. */
export const linearValues = (): number[] => Array.from({ length: 256 }, (_, byte) => linear(byte));

/** Light of a colour of linear sRGB. */
export function toLight(red: number, green: number, blue: number): Light {
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

/** Sums of a cell's pixels, of linear values. */
interface CellSum {
  red: number;
  green: number;
  blue: number;
  pixels: number;
}

/** Light of each cell of a frame, row by row: the mean of its pixels. Transparent pixels are black. */
export function frameLight({ data, width, height }: FlashFrame, linearOf: number[]): Light[] {
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
