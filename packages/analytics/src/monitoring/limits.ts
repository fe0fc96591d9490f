/** Maximum console output in all error reports of a page, in characters. */
const MAX_CONSOLE_CHARACTERS = 80_000;

const MAX_REPORTS_PER_SECOND = 10;

export function createReportLimit(now: () => number = Date.now): () => boolean {
  let recent: number[] = [];
  return () => {
    recent = recent.filter((time) => now() - time < 1000);
    if (recent.length >= MAX_REPORTS_PER_SECOND) return false;
    recent.push(now());
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
