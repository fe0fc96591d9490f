import type { Node, StringLiteral, TemplateLiteral } from '@babel/types';
import type { Edit } from '../edit/edits.ts';
import { mentionAdvice, mentionsPeer } from '../peer/module-settings.ts';
import type { Note } from '../peer/note.ts';
import {
  defaultExport,
  movedExport,
  namesElsewhere,
  peerOf,
  type Successor,
  successorOf,
  WITHOUT_SUCCESSOR,
} from '../peer/successors.ts';
import { type ListItem, movedItem, writeLists } from './import-list.ts';
import {
  commentsIn,
  indentAt,
  lineEndOf,
  type SourceText,
  withoutComments,
} from './source-text.ts';

/** A name of a module in code: a text, or a template without holes. */
export type ModuleName = StringLiteral | TemplateLiteral;

/** A statement with a list of names from a module. */
interface ListStatement {
  statement: Node;
  source: StringLiteral;
  items: ListItem[];
  /** Where the list is over, if not at the module's name. */
  listEnd?: number | null | undefined;
}

export const moduleNameOf = (node: ModuleName): string =>
  node.type === 'StringLiteral' ? node.value : (node.quasis[0]?.value.cooked ?? '');

/** The edits of one file, collected while it is read. */
export class Rewriting {
  readonly edits: Edit[] = [];
  readonly notes: Note[] = [];
  /** The packages that the file needs now. */
  readonly used = new Set<Successor>();
  /** Module names that were already handled as part of a statement. */
  readonly #done = new Set<Node>();
  /** Imports of whole packages, and the names that are imported one by one. */
  readonly #whole: { source: ModuleName; peer: string }[] = [];
  readonly #listed = new Set<string>();
  readonly source: SourceText;

  constructor(source: SourceText) {
    this.source = source;
  }

  get text(): string {
    return this.source.text;
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
  quoted(source: ModuleName, to: string): string {
    const quote = this.text[source.start ?? 0];
    return `${quote}${to}${quote}`;
  }

  rename(source: ModuleName, to: Successor): void {
    this.done(source);
    this.used.add(to);
    this.replace(source, this.quoted(source, to));
  }

  /** Marks the name of a module as looked at. */
  done(source: ModuleName): void {
    this.#done.add(source);
    if (source.type === 'TemplateLiteral') for (const part of source.quasis) this.#done.add(part);
  }

  /** The package that a module name belongs to, if it has a successor that is to be imported; else adds a note. */
  #peerAt(source: ModuleName): string | undefined {
    this.done(source);
    const module = moduleNameOf(source);
    const peer = peerOf(module);
    if (!peer) {
      if (mentionsPeer(module)) this.note(source, mentionAdvice(module));
      return undefined;
    }
    const to = successorOf(peer.name);
    if (!to) {
      const unknown = `${peer.name} is not known to this codemod.`;
      this.note(source, WITHOUT_SUCCESSOR[peer.name] ?? unknown);
    } else if (peer.asset === 'package.json') {
      this.used.add(to);
      this.replace(source, this.quoted(source, `${to}/${peer.asset}`));
    } else if (peer.asset) {
      this.note(source, `${to} has no ${peer.asset}.`);
    } else return peer.name;
    return undefined;
  }

  /** For imports of a whole package: they become imports of the package that has most of its exports. */
  renameWhole(source: ModuleName): void {
    const peer = this.#peerAt(source);
    const to = peer && successorOf(peer);
    if (!to) return;
    this.rename(source, to);
    this.#whole.push({ source, peer });
  }

  /** Names what an import of a whole package does not have any more, as far as the file uses it. */
  noteMissed(): void {
    for (const { source, peer } of this.#whole) {
      const missed = namesElsewhere(peer).filter(
        (name) => !this.#listed.has(name) && new RegExp(`\\b${name}\\b`).test(this.text),
      );
      const there = missed[0] && movedExport(peer, missed[0])?.to;
      if (there) this.note(source, `${missed.join(', ')} moved to ${there}.`);
    }
  }

  /** For imports with names: each name is imported from its new package, in as many statements as needed. */
  renameList(
    { statement, source, items, listEnd = source.start }: ListStatement,
    write: (list: string, source: string) => string,
  ): void {
    const peer = this.#peerAt(source);
    if (!peer) return;
    for (const { name } of items) this.#listed.add(name);
    const known = items.map((item) => this.#withName(item, source));
    const moved = known.map((item) => item && movedItem(item, peer));
    const all = moved.filter((item) => item !== undefined);
    const [only, ...others] = new Set(all.map(({ to }) => to));
    if (all.length < items.length) {
      this.renameWhole(source);
      return;
    }
    if (only && !others.length && all.every(({ isRenamed }) => !isRenamed)) {
      this.rename(source, only);
      return;
    }
    for (const { to } of all) this.used.add(to);
    const part = { start: statement.start ?? 0, end: statement.end ?? 0 };
    const semicolon = this.slice(statement).endsWith(';') ? ';' : '';
    const lines = [
      // They cannot stay between names that part, so they come first.
      ...commentsIn(this.source, { ...part, end: listEnd ?? 0 }),
      ...writeLists(withoutComments(this.source, part), all).map(
        ([to, list]) => write(list, this.quoted(source, to)) + semicolon,
      ),
    ];
    this.replace(
      statement,
      lines.join(`\n${indentAt(this.text, part.start)}`).replaceAll(/\r?\n/g, lineEndOf(this.text)),
    );
  }

  /** The name of a default export. Packages have none, but their files do; undefined where it is not known. */
  #withName(item: ListItem, source: StringLiteral): ListItem | undefined {
    const { name: peer = '', file } = peerOf(source.value) ?? {};
    if (item.name !== 'default') return item;
    const name = defaultExport(peer, file);
    if (name) return { ...item, name, text: undefined };
    this.note(source, `Name what ${item.local} is called in ${successorOf(peer)}.`);
    return undefined;
  }
}
