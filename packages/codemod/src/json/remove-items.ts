import type { Node } from 'jsonc-parser';
import type { Edit } from '../edit/edits.ts';
import { endOf, type JsonText } from './read-json.ts';

/** Items beside each other, all of which go. */
interface Run {
  /** Of the first item and after the last one, among all items of the container. */
  from: number;
  to: number;
}

function runsOf(items: readonly Node[], gone: ReadonlySet<Node>): Run[] {
  const runs: Run[] = [];
  items.forEach((item, index) => {
    if (!gone.has(item)) return;
    const last = runs.at(-1);
    if (last?.to === index) last.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  });
  return runs;
}

const isBlank = (text: string): boolean => !text.trim();

/** A range with the line around it, where nothing else stands in that line. */
function withLine(text: string, start: number, end: number): { start: number; end: number } {
  const [before = ''] = /[^\n]*$/.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^[^\n]*\n?/.exec(text.slice(end)) ?? [];
  const isAlone = isBlank(before) && isBlank(after) && after.endsWith('\n');
  return isAlone ? { start: start - before.length, end: end + after.length } : { start, end };
}

/**
 * The edits that take items out of an object or array, each with its comma. Comments beside them stay.
 * A comma is taken once, whoever it belongs to: edits never overlap.
 */
export function removeItems(
  { text, commas }: JsonText,
  container: Node,
  gone: ReadonlySet<Node>,
): Edit[] {
  const items = container.children ?? [];
  const inner = { start: container.offset + 1, end: endOf(container) - 1 };
  const startOf = (index: number) => items[index]?.offset ?? inner.end;
  const commaAfter = (index: number) => {
    const item = items[index];
    const next = startOf(index + 1);
    return item && commas.find((comma) => comma >= endOf(item) && comma < next);
  };
  /** The parts that go with one run, with no comment among them. */
  const partsOf = ({ from, to }: Run): { start: number; end: number }[] => {
    const parts = items.slice(from, to).flatMap((item, index) => {
      const comma = commaAfter(from + index);
      return comma === undefined
        ? [{ start: item.offset, end: endOf(item) }]
        : [
            { start: item.offset, end: endOf(item) },
            { start: comma, end: comma + 1 },
          ];
    });
    // The last item of all has no comma, so the one that is last from now on loses its own.
    const before = commaAfter(to - 1) === undefined ? commaAfter(from - 1) : undefined;
    if (before !== undefined) parts.unshift({ start: before, end: before + 1 });
    return parts;
  };
  return runsOf(items, gone).flatMap((run) => {
    const joined: { start: number; end: number }[] = [];
    for (const part of partsOf(run)) {
      const last = joined.at(-1);
      if (last && isBlank(text.slice(last.end, part.start))) last.end = part.end;
      else joined.push({ ...part });
    }
    const isAll = run.from === 0 && run.to === items.length;
    const [only, ...others] = joined;
    if (isAll && only && !others.length) {
      const around = [text.slice(inner.start, only.start), text.slice(only.end, inner.end)];
      if (around.every(isBlank)) return [{ ...inner, text: '' }];
    }
    return joined.map((part) => {
      const { start, end } = withLine(text, part.start, part.end);
      const next = startOf(run.to);
      const isBeforeNext = part === joined.at(-1) && run.to < items.length;
      if (end !== part.end || !isBeforeNext || !isBlank(text.slice(end, next)))
        return { start, end, text: '' };
      return { start, end: next, text: '' };
    });
  });
}
