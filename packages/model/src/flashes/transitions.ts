import type { Light } from './frame-light.ts';

/** What a cell has shown last; the next change is compared with it. */
export interface GeneralState {
  /** The brightest value since the last change to bright, or the darkest since the last to dark. */
  extreme: number;
  /** The last change: 1 to bright, -1 to dark, 0 for none yet. */
  direction: -1 | 0 | 1;
}

/** Least change of relative luminance that counts, as a share of the greatest there is. */
const LUMINANCE_STEP = 0.1;
/** Changes between colours that are both at least this bright do not count. */
const BRIGHT = 0.8;
/** Least distance in the CIE 1976 UCS diagram that counts. */
const COLOUR_STEP = 0.2;

/** Whether a step to `luminance` is a change that opposes the last one, and the state after it. */
export function nextGeneral(
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

/** Whether a step from `anchor` is a change to or from a saturated red, and the anchor for the next step. */
export function nextRed(anchor: Light, light: Light): { anchor: Light; isChange: boolean } {
  const isRed = anchor.isSaturatedRed || light.isSaturatedRed;
  const distance = Math.hypot(light.u - anchor.u, light.v - anchor.v);
  if (isRed && distance > COLOUR_STEP) return { anchor: light, isChange: true };
  return { anchor: isRed ? anchor : light, isChange: false };
}
