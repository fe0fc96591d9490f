import type { Node } from 'jsonc-parser';
import { type Edit, lineAt } from '../edit/edits.ts';
import {
  elementsOf,
  type JsonText,
  keyOf,
  propertiesOf,
  propertyValue,
  readJson,
} from '../json/read-json.ts';
import type { Item, Replacements } from '../json/replace-items.ts';
import { rewriteJson } from '../json/rewrite-json.ts';
import {
  doubleAdvice,
  isModuleSetting,
  mentionAdvice,
  mentionsPeer,
  movedModule,
} from '../peer/module-settings.ts';
import type { Note } from '../peer/note.ts';

/** Settings in JSON that name modules. */
export const SETTINGS_FILE = /(^|[\\/])([tj]sconfig[\w.-]*|jest\.config)\.json$/;

/** A node and all that are in it. */
export const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const textOf = (node: Node | undefined): string =>
  node?.type === 'string' ? String(node.value) : '';

/**
 * The settings of JSON that name modules, by their new names, and what to look at among them.
 *
 * @param kept packages of the peer that are still imported: what is set for them stays beside what is new.
 */
export function moveSettings(
  { text, root }: JsonText,
  kept: ReadonlySet<string> = new Set(),
): {
  replacements: Map<Node, Item[]>;
  notes: Note[];
} {
  const replacements = new Map<Node, Item[]>();
  const notes: Note[] = [];
  const isKept = (node: Node | undefined) => kept.has(movedModule(textOf(node))?.peer ?? '');

  /** The new name in a place, if it has one and no neighbour has it. */
  function moved(node: Node | undefined, neighbours: string[]): string | undefined {
    const old = textOf(node);
    const module = movedModule(old);
    if (!node || !module) return undefined;
    const line = lineAt(text, node.offset);
    if (neighbours.includes(module.name)) {
      notes.push({ line, message: doubleAdvice(old, module.name) });
      return undefined;
    }
    neighbours.push(module.name);
    if (module.advice) notes.push({ line, message: module.advice });
    return module.name;
  }

  const done = new Set<Node>();
  function move(container: Node | undefined): void {
    if (!container || done.has(container)) return;
    done.add(container);
    const properties = propertiesOf(container);
    const keys = properties.map(keyOf);
    for (const property of properties) {
      const [name] = property.children ?? [];
      const key = moved(name, keys);
      const value = moved(propertyValue(property), []);
      const item: Item = { ...(key && { key }), ...(value && { value }) };
      if (key || value) replacements.set(property, [...(key && isKept(name) ? [{}] : []), item]);
      move(propertyValue(property));
    }
    const values = elementsOf(container).map(textOf);
    for (const element of elementsOf(container)) {
      const value = moved(element, values);
      if (value) replacements.set(element, [...(isKept(element) ? [{}] : []), { value }]);
      move(element);
    }
  }

  for (const property of nodesIn(root).filter(({ type }) => type === 'property')) {
    if (!isModuleSetting(keyOf(property))) continue;
    const value = moved(propertyValue(property), []);
    if (value) replacements.set(property, [{ value }]);
    move(propertyValue(property));
  }
  return { replacements, notes };
}

/** Notes on the texts that mention the peer and stay. */
export function notesOnMentions(
  { text, root }: JsonText,
  { replacements, notes }: { replacements: Replacements; notes: readonly Note[] },
): Note[] {
  return nodesIn(root).flatMap((node) => {
    const own = textOf(node);
    const isMoved = [node, node.parent].some((one) => one && replacements.has(one));
    if (isMoved || !mentionsPeer(own)) return [];
    const line = lineAt(text, node.offset);
    const [name = own] = /@giphy\/[\w-]+/.exec(own) ?? [];
    const isTold = notes.some((note) => note.line === line && note.message.includes(name));
    return isTold ? [] : [{ line, message: mentionAdvice(own) }];
  });
}

/**
 * The edits of a file of settings, and what to look at in it.
 *
 * @throws {Error} where it is no JSON.
 */
export function rewriteSettings(text: string): { edits: Edit[]; notes: Note[] } {
  const json = readJson(text);
  const moved = moveSettings(json);
  return {
    edits: rewriteJson(json, moved.replacements),
    notes: [...moved.notes, ...notesOnMentions(json, moved)],
  };
}
