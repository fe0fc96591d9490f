/** The line below each part of the report that says which script of `src/` printed it. */
const SOURCE = /^`.*node apps\/bench\/src\/(\S+\.ts).*`$/;

/** What each script printed, in a report that was written before, with the line that names the script. */
export function readParts(report: string): Map<string, string> {
  const parts = new Map<string, string>();
  let lines: string[] = [];
  // What comes before the first part is the report's own head.
  const body = report.slice(Math.max(0, report.search(/^## /m)));
  for (const line of body.split('\n')) {
    lines.push(line);
    const [, file] = SOURCE.exec(line) ?? [];
    if (file === undefined) continue;
    parts.set(file, lines.join('\n').trim());
    lines = [];
  }
  return parts;
}
