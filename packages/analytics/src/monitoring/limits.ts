import { redactUrl } from '@gifkit/http';
import { seededIndex } from '@gifkit/model';

/** Maximum length of a text in an error report, in characters. */
export const MAX_TEXT_LENGTH = 1000;

/** Redacts each word as if it were a URL. */
export const tidyText = (text: string): string =>
  text.replace(/\S+/g, redactUrl).slice(0, MAX_TEXT_LENGTH);

export const tidy = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value) =>
    typeof value === 'string' ? tidyText(value) : value,
  );

/** Maximum console output in all error reports of a page, in characters. */
const MAX_CONSOLE_CHARACTERS = 80_000;

const MAX_REPORTS_PER_SECOND = 10;

export function createReportLimit(): () => boolean {
  let recent: number[] = [];
  return () => {
    const now = performance.now();
    recent = recent.filter((time) => now - time < 1000);
    if (recent.length >= MAX_REPORTS_PER_SECOND) return false;
    recent.push(now);
    return true;
  };
}

export function createConsoleLimit(): (text: string) => boolean {
  let characters = 0;
  return (text) => {
    characters += text.length;
    return characters <= MAX_CONSOLE_CHARACTERS;
  };
}

/** One user in this many is monitored. */
const SAMPLING = 100;

/**
 * True if a user's errors are monitored. Derived from the session id, so it is constant during a session without
 * being stored.
 */
export const isSampled = (pingbackId: string): boolean => seededIndex(pingbackId, SAMPLING) === 0;
