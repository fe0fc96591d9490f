import type { Node } from 'jsonc-parser';
import type { Edit } from '../edit/edits.ts';
import { endOf, type JsonText } from './read-json.ts';
import { removeItems } from './remove-items.ts';

/** What stands where a property or an element was. */
export interface Item {
  /** The name of a property; an element has none. */
  key?: string;
  /** Its value; without one, the value stays. */
  value?: string;
}

/** What takes the place of properties and elements; of an empty list, nothing. */
export type Replacements = ReadonlyMap<Node, readonly Item[]>;

const sliceOf = (text: string, node: Node): string => text.slice(node.offset, endOf(node));

/** What stands between two items of a container after the comma, told from how it is written. */
function gapAt({ text }: JsonText, item: Node): string {
  const before = text.slice(0, item.offset);
  const [line] = /\r?\n[ \t]*$/.exec(before) ?? [];
  if (line !== undefined) return line;
  const isCompact = /[{[,]$/.test(before) && !/[:,]\s/.test(sliceOf(text, item.parent ?? item));
  return isCompact ? '' : ' ';
}

/** One item after the first, written as the first is. */
function written({ text }: JsonText, item: Node, { key, value }: Item): string {
  const [name, old = item] = item.children ?? [];
  const own = value === undefined ? sliceOf(text, old) : JSON.stringify(value);
  if (key === undefined || !name) return own;
  const colon = text.slice(endOf(name), old.offset);
  return JSON.stringify(key) + (/^\s*:\s*$/.test(colon) ? colon : ': ') + own;
}

function replaceItem(json: JsonText, item: Node, [first, ...others]: readonly Item[]): Edit[] {
  const [name, own = item] = item.type === 'property' ? (item.children ?? []) : [];
  const edits: Edit[] = [];
  if (name && first?.key !== undefined) {
    edits.push({ start: name.offset, end: endOf(name), text: JSON.stringify(first.key) });
  }
  if (first?.value !== undefined) {
    edits.push({ start: own.offset, end: endOf(own), text: JSON.stringify(first.value) });
  }
  const end = endOf(item);
  for (const other of others) {
    edits.push({ start: end, end, text: `,${gapAt(json, item)}${written(json, item, other)}` });
  }
  return edits;
}

/** The edits that put items in the place of others, and leave all bytes but theirs as they are. */
export function replaceItems(json: JsonText, replacements: Replacements): Edit[] {
  const containers = new Set([...replacements.keys()].flatMap(({ parent }) => parent ?? []));
  return [...containers].flatMap((container) => {
    const items = container.children ?? [];
    const gone = new Set(items.filter((item) => replacements.get(item)?.length === 0));
    return [
      ...items.flatMap((item) => replaceItem(json, item, replacements.get(item) ?? [])),
      ...removeItems(json, container, gone),
    ];
  });
}
