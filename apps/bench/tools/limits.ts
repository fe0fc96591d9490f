import { figure } from './markdown.ts';

export interface Limit {
  most?: number;
  least?: number;
}

/** True if a figure is within its limit; NaN never is. */
const fits = (value: number, { most = value, least = value }: Limit): boolean =>
  value <= most && value >= least;

const limitText = ({ most, least }: Limit): string =>
  most === undefined ? (least === undefined ? '' : `≥ ${figure(least)}`) : `≤ ${figure(most)}`;

/**
 * Renders the table cell of a limit with ✓ or ✗. If the limit is missed, it prints it to stderr and sets exit
 * code 1.
 *
 * @returns for example `≤ 800 ✓`; an empty string without a limit
 */
export function verdict(name: string, value: number, limit: Limit): string {
  const text = limitText(limit);
  if (text === '') return '';
  if (fits(value, limit)) return `${text} ✓`;
  console.error(`Over its limit: ${name}: ${figure(value)}, limit ${text}`);
  process.exitCode = 1;
  return `${text} ✗`;
}
