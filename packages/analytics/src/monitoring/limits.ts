import { MAX_CONSOLE_CHARACTERS, MAX_REPORTS_PER_SECOND } from '../constants.ts';

/** Allows 10 reports per second. */
export function createReportLimit(now: () => number = Date.now): () => boolean {
  let recent: number[] = [];
  return () => {
    recent = recent.filter((time) => now() - time < 1000);
    if (recent.length >= MAX_REPORTS_PER_SECOND) return false;
    recent.push(now());
    return true;
  };
}

/** Allows 80,000 characters of console output as long as the page is open. */
export function createConsoleLimit(): (text: string) => boolean {
  let characters = 0;
  return (text) => {
    characters += text.length;
    return characters <= MAX_CONSOLE_CHARACTERS;
  };
}
