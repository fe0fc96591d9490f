import { figure } from './markdown.ts';

/** How much of something is allowed, or has to be reached. */
export interface Limit {
  most?: number;
  least?: number;
}

/** Whether a figure keeps to its limit; NaN keeps to none. */
const fits = (value: number, { most = value, least = value }: Limit): boolean =>
  value <= most && value >= least;

const limitText = ({ most, least }: Limit): string =>
  most === undefined ? (least === undefined ? '' : `≥ ${figure(least)}`) : `≤ ${figure(most)}`;

/**
 * Returns the table cell of a limit, with ✓ or ✗. A limit that is not kept is printed to stderr, and the process ends
 * with exit code 1.
 *
 * @returns for example `≤ 800 ✓`; an empty string if there is no limit
 */
export function verdict(name: string, value: number, limit: Limit): string {
  const text = limitText(limit);
  if (text === '') return '';
  if (fits(value, limit)) return `${text} ✓`;
  console.error(`Over its limit: ${name}: ${figure(value)}, limit ${text}`);
  process.exitCode = 1;
  return `${text} ✗`;
}
