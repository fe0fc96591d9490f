/** The most characters of console output in all error reports of a page. */
const MAX_CONSOLE_CHARACTERS = 80_000;

/** The most error reports per second. */
const MAX_REPORTS_PER_SECOND = 10;

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
