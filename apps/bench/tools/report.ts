/** Last line of a report's part, which names the script that printed it. */
const sourceOf = (script: string) => `\`node apps/bench/src/${script}\``;

/**
 * Replaces the part of a report that a script printed, from its heading to the line with the script's name. A
 * new script is appended.
 *
 * @param when date, machine and versions.
 */
export function withPart(
  report: string,
  { script, text, when }: { script: string; text: string; when: string },
): string {
  const part = `${text.trim()}\n\nMeasured ${when} by ${sourceOf(script)}.`;
  const lines = report.trimEnd().split('\n');
  const end = lines.findIndex((line) => line.endsWith(`by ${sourceOf(script)}.`));
  if (end < 0) return `${report.trimEnd()}\n\n${part}\n`;
  const start = lines.slice(0, end).findLastIndex((line) => line.startsWith('## '));
  return `${[...lines.slice(0, start), part, ...lines.slice(end + 1)].join('\n')}\n`;
}
