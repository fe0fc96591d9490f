/** How much of something is allowed, or has to be reached. */
export interface Limit {
  most?: number;
  least?: number;
}

/** Whether a figure keeps to its limit; NaN keeps to none. */
export const fits = (value: number, { most = value, least = value }: Limit): boolean =>
  value <= most && value >= least;

export const limitText = ({ most, least }: Limit): string =>
  most === undefined ? (least === undefined ? '' : `≥ ${least}`) : `≤ ${most}`;
