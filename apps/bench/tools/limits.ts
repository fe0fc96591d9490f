import { figure } from './markdown.ts';

/** How much of something is allowed, or has to be reached. */
export interface Limit {
  most?: number;
  least?: number;
}

/** Whether a figure keeps to its limit; NaN keeps to none. */
export const fits = (value: number, { most = value, least = value }: Limit): boolean =>
  value <= most && value >= least;

const limitText = ({ most, least }: Limit): string =>
  most === undefined ? (least === undefined ? '' : `≥ ${figure(least)}`) : `≤ ${figure(most)}`;

/**
 * What a table says of a figure's limit: the limit, and whether it held. One that did not is told on stderr, and
 * the script ends with exit code 1.
 *
 * @returns for example `≤ 800 ✓`; nothing where there is no limit
 */
export function verdict(
  name: string,
  value: number,
  limit: Limit,
  text = limitText(limit),
): string {
  if (text === '') return '';
  if (fits(value, limit)) return `${text} ✓`;
  console.error(`Over its limit: ${name}: ${figure(value)}, limit ${text}`);
  process.exitCode = 1;
  return `${text} ✗`;
}
