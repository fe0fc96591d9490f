import { applyEdits, type Edit } from './edits.ts';

/** How many unchanged lines are shown around a change. */
const CONTEXT = 2;

interface Hunk {
  /** Line numbers from 0; `end` is the first one after it. */
  start: number;
  end: number;
  edits: Edit[];
}

/** Where each line begins. */
const lineStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

/** The changed lines. Edits of the same line or of neighbouring lines are one change. */
function hunksOf(text: string, edits: readonly Edit[]): Hunk[] {
  const starts = lineStarts(text);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  const hunks: Hunk[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const start = lineAt(edit.start);
    const end = lineAt(edit.end) + 1;
    const last = hunks.at(-1);
    if (last && start <= last.end + 2 * CONTEXT) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else hunks.push({ start, end, edits: [edit] });
  }
  return hunks;
}

const marked = (mark: string, text: string): string[] =>
  text
    .replace(/\n$/, '')
    .split(/\r?\n/)
    .map((line) => mark + line);

/** The edits of a file as a unified diff. A remark on the file stands behind its name. */
export function printDiff(file: string, text: string, edits: readonly Edit[], remark = ''): string {
  const starts = [...lineStarts(text), text.length];
  const part = (from: number, to: number) => text.slice(starts[from], starts[to]);
  const lines = hunksOf(text, edits).flatMap(({ start, end, edits: own }) => {
    const from = Math.max(0, start - CONTEXT);
    const to = Math.min(starts.length - 1, end + CONTEXT);
    const offset = starts[start] ?? 0;
    const moved = own.map((edit) => ({
      ...edit,
      start: edit.start - offset,
      end: edit.end - offset,
    }));
    const before = part(start, end);
    return [
      `@@ line ${start + 1} @@`,
      ...(from < start ? marked(' ', part(from, start)) : []),
      ...marked('-', before),
      ...marked('+', applyEdits(before, moved)),
      ...(to > end ? marked(' ', part(end, to)) : []),
    ];
  });
  return [`--- ${file}`, `+++ ${file}${remark && `\t${remark}`}`, ...lines].join('\n');
}
