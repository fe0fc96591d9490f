import { type FlashFrame, frameLight, type Light, linearValues } from './frame-light.ts';
import { type GeneralState, nextGeneral, nextRed } from './transitions.ts';

export interface FlashCount {
  /** The most flashes between dark and light in any second. */
  general: number;
  /** The most flashes to or from a saturated red in any second. */
  red: number;
  /** Whether one of the two is above three, the limit of WCAG 2.2. */
  isFlashing: boolean;
}

export interface FlashOptions {
  /** Whether the animation starts over at its end, as GIFs do. @default true */
  loop?: boolean | undefined;
  /**
   * Share of the picture that has to flash within the same second, above 0 and up to 1. The default assumes
   * that the viewer sees nothing but the picture.
   * @default 0.25
   */
  area?: number | undefined;
}

/** Flashes within a second that are still allowed. */
const MAX_FLASHES = 3;
/** ms */
const SECOND = 1000;

/** Times of the changes of one cell, in ms, oldest first. */
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

/** The most flashes that `needed` cells have within the same second. Two opposite changes are a flash. */
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

function check(frames: readonly FlashFrame[], area: number): void {
  if (!(area > 0 && area <= 1)) throw new RangeError(`area is above 0 and up to 1, not ${area}`);
  const [first] = frames;
  for (const { data, width, height, delay } of frames) {
    if (!(delay > 0)) throw new RangeError(`The delay of a frame is above 0 ms, not ${delay}`);
    if (width !== first?.width || height !== first.height) {
      throw new RangeError('All frames have the same width and height');
    }
    if (data.length !== 4 * width * height) {
      throw new RangeError(`A frame of ${width}×${height} px has ${4 * width * height} bytes`);
    }
  }
}

/**
 * Counts the flashes of an animation by the general and red flash thresholds of WCAG 2.2, success criterion
 * 2.3.1, so that a host can pause an animation that could cause a seizure, and show a notice first.
 *
 * Small frames are enough: flashes are looked for in cells of a 24th of the longer side. It finds what needs
 * care; it does not replace a broadcast analysis tool.
 *
 * @param frames decoded pictures, in their order, all of one size
 * @throws {RangeError} for frames of different sizes, with too few or too many bytes, or a delay that is not
 * above 0 ms (browsers show GIF frames of less than 20 ms for 100 ms)
 */
export function countFlashes(
  frames: readonly FlashFrame[],
  { loop = true, area = 0.25 }: FlashOptions = {},
): FlashCount {
  check(frames, area);
  const linearOf = linearValues();
  const lights = frames.map((frame) => frameLight(frame, linearOf));
  const length = frames.reduce((sum, { delay }) => sum + delay, 0);
  // Two runs and one more second, so that changes from the last frame to the first count, too.
  const end = loop && frames.length > 1 ? 2 * length + SECOND : length;
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
