import type { Node, StringLiteral } from '@babel/types';
import type { Edit } from '../edit/edits.ts';
import { commentsIn, type ListItem, movedItem, writeLists } from './import-list.ts';
import type { Note } from './note.ts';
import {
  defaultExport,
  movedExport,
  namesElsewhere,
  peerOf,
  type Successor,
  successorOf,
  WITHOUT_SUCCESSOR,
} from './successors.ts';

/** The edits of one file, collected while it is read. */
export class Rewriting {
  readonly edits: Edit[] = [];
  readonly notes: Note[] = [];
  /** The packages that the file needs now. */
  readonly used = new Set<Successor>();
  /** Module names that were already handled as part of a statement. */
  readonly #done = new Set<Node>();
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  slice({ start, end }: Node): string {
    return this.text.slice(start ?? 0, end ?? 0);
  }

  note(node: Node, message: string): void {
    this.notes.push({ line: node.loc?.start.line ?? 1, message });
  }

  replace({ start, end }: Node, text: string): void {
    this.edits.push({ start: start ?? 0, end: end ?? 0, text });
  }

  isDone(source: Node): boolean {
    return this.#done.has(source);
  }

  /** The name of another package, in the same quotes. */
  quoted(source: StringLiteral, to: string): string {
    const quote = this.text[source.start ?? 0];
    return `${quote}${to}${quote}`;
  }

  rename(source: StringLiteral, to: Successor): void {
    this.#done.add(source);
    this.used.add(to);
    this.replace(source, this.quoted(source, to));
  }

  /** The package that a module name belongs to, if it has a successor; if it has none, adds a note. */
  #peerAt(source: StringLiteral): string | undefined {
    this.#done.add(source);
    const peer = peerOf(source.value);
    if (!peer || successorOf(peer.name)) return peer?.name;
    this.note(source, WITHOUT_SUCCESSOR[peer.name] ?? `${peer.name} is not known to this codemod.`);
    return undefined;
  }

  /** For imports of a whole package: they become imports of the package that has most of its exports. */
  renameWhole(source: StringLiteral): void {
    const peer = this.#peerAt(source);
    const to = peer && successorOf(peer);
    if (!to) return;
    this.rename(source, to);
    const missed = namesElsewhere(peer).filter((name) =>
      new RegExp(`\\.${name}\\b`).test(this.text),
    );
    const there = missed[0] && movedExport(peer, missed[0])?.to;
    if (there) this.note(source, `${missed.join(', ')} moved to ${there}.`);
  }

  /** For imports with names: each name is imported from its new package, in as many statements as needed. */
  renameList(
    statement: Node,
    source: StringLiteral,
    items: ListItem[],
    write: (list: string, source: string) => string,
  ): void {
    const peer = this.#peerAt(source);
    if (!peer) return;
    const moved = items.map((item) => movedItem(this.#withName(item, source), peer));
    const [only, ...others] = new Set(moved.map(({ to }) => to));
    if (only && !others.length && moved.every(({ isRenamed }) => !isRenamed)) {
      this.rename(source, only);
      return;
    }
    for (const { to } of moved) this.used.add(to);
    const before = this.slice(statement);
    const semicolon = before.endsWith(';') ? ';' : '';
    const lines = [
      ...commentsIn(before),
      ...writeLists(before, moved).map(
        ([to, list]) => write(list, this.quoted(source, to)) + semicolon,
      ),
    ];
    this.replace(
      statement,
      lines.join(`\n${this.#indentOf(statement)}`).replaceAll('\n', this.#lineEnd),
    );
  }

  /** The name of a default export. Packages have none, but their files do. */
  #withName(item: ListItem, source: StringLiteral): ListItem {
    const { name: peer = '', file } = peerOf(source.value) ?? {};
    if (item.name !== 'default') return item;
    const name = defaultExport(peer, file);
    if (name) return { ...item, name, text: undefined };
    this.note(source, `Name what ${item.local} is called in ${successorOf(peer)}.`);
    return item;
  }

  get #lineEnd(): string {
    return this.text.includes('\r\n') ? '\r\n' : '\n';
  }

  #indentOf({ start }: Node): string {
    const line = this.text.slice(this.text.lastIndexOf('\n', start ?? 0) + 1, start ?? 0);
    return /^[ \t]*/.exec(line)?.[0] ?? '';
  }
}
