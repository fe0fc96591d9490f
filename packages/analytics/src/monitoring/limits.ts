import { MAX_CONSOLE_CHARACTERS, MAX_REPORTS_PER_SECOND } from '../constants.ts';

/** Lets through 10 reports in any one second. */
export function createReportLimit(now: () => number = Date.now): () => boolean {
  let recent: number[] = [];
  return () => {
    recent = recent.filter((time) => now() - time < 1000);
    if (recent.length >= MAX_REPORTS_PER_SECOND) return false;
    recent.push(now());
    return true;
  };
}

/** Lets through 80,000 characters of the console in the life of a page. */
export function createConsoleLimit(): (text: string) => boolean {
  let characters = 0;
  return (text) => {
    characters += text.length;
    return characters <= MAX_CONSOLE_CHARACTERS;
  };
}
