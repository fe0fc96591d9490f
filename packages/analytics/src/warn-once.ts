import { Logger } from '@gifkit/http';
import { page } from './page.ts';

/** Writes a warning to the console, once per page. While logging is enabled, repeats are logged. */
export function warnOnce(message: string, detail?: unknown): void {
  const details = detail === undefined ? [] : [String(detail)];
  const { warnings } = page();
  if (warnings.has(message)) {
    Logger.warn(message, ...details);
    return;
  }
  warnings.add(message);
  console.warn(Logger.PREFIX, message, ...details);
}
