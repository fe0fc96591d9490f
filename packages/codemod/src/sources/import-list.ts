import { movedExport, type Successor, successorOf } from '../peer/successors.ts';

/** One name of an import, an export, or a `const { … } = require()`. */
export interface ListItem {
  /** `type ` where that stands before this one name. */
  kind: string;
  /** What the package calls it. */
  name: string;
  /** What the file calls it. */
  local: string;
  /** The name's text in the file; undefined where it stands outside the braces. */
  text: string | undefined;
  /** Between both names. @default ' as ' */
  joint?: string;
}

export interface MovedItem {
  to: Successor;
  text: string;
  /** Whether it has to be rewritten. */
  isRenamed: boolean;
}

/** Where a name went, and how it is written there. */
export function movedItem(
  { kind, name, local, text, joint = ' as ' }: ListItem,
  peer: string,
): MovedItem {
  const moved = movedExport(peer, name);
  const to = moved?.to ?? successorOf(peer);
  if (!to) throw new Error(`${peer} has no successor.`);
  if (text !== undefined && (!moved || moved.name === name)) return { to, text, isRenamed: false };
  const newName = moved?.name ?? name;
  return {
    to,
    text: kind + (newName === local ? local : newName + joint + local),
    isRenamed: true,
  };
}

/** The names of each package in braces, in the style of the statement, which is given without comments. */
export function writeLists(statement: string, items: MovedItem[]): [Successor, string][] {
  const [, list = ' '] = /\{([^}]*)\}/.exec(statement) ?? [];
  const [, outer = ''] = /\n([ \t]*)\}/.exec(statement) ?? [];
  const byTarget = new Map<Successor, string[]>();
  for (const { to, text: name } of items) byTarget.set(to, [...(byTarget.get(to) ?? []), name]);
  return [...byTarget].map(([to, names]) => {
    const [, indent] = /\n([ \t]*)\S/.exec(list) ?? [];
    if (indent === undefined || names.length === 1) {
      const space = /^\S/.test(list) ? '' : ' ';
      return [to, `{${space}${names.join(', ')}${space}}`];
    }
    const comma = /,\s*$/.test(list) ? ',' : '';
    return [to, `{\n${names.map((name) => indent + name).join(',\n')}${comma}\n${outer}}`];
  });
}
