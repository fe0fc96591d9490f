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
import type { Item } from '../json/replace-items.ts';
import { rewriteJson } from '../json/rewrite-json.ts';
import type { Note } from '../peer/note.ts';
import {
  type Successor,
  successorOf,
  successorsOf,
  WITHOUT_SUCCESSOR,
} from '../peer/successors.ts';
import { moveSettings, nodesIn, notesOnMentions } from './json-settings.ts';

/** Dependencies, in the order in which one of them makes another one needless: what is installed anyway is not needed for development, too. */
const SECTIONS = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'];
/** What package managers are told about dependencies, by their names. */
const ABOUT = ['peerDependenciesMeta', 'dependenciesMeta'];
const BUNDLED = ['bundleDependencies', 'bundledDependencies'];
/** Where versions of dependencies of dependencies are set. A successor has other ones. */
const OVERRIDES = ['overrides', 'resolutions', 'pnpm', 'packageExtensions'];

interface Context {
  /** The packages that the sources import now. */
  used: ReadonlySet<Successor>;
  /** The packages of the peer that files still import which do not move. They stay beside their successors. */
  kept: ReadonlySet<string>;
  /** The version range for each package. */
  rangeOf: (name: Successor) => string;
}

/** The properties of an object that have one of these names. */
const named = (node: Node | undefined, names: readonly string[]): Node[] =>
  propertiesOf(node).filter((property) => names.includes(keyOf(property)));

/** All entries of some sections: of a section that is there twice, both. */
const entriesOf = (root: Node, sections: readonly string[]): Node[] =>
  named(root, sections).flatMap((section) => propertiesOf(propertyValue(section)));

/** The names of all packages that a manifest lists as dependencies. */
export const dependenciesIn = (root: Node): Set<string> =>
  new Set(entriesOf(root, SECTIONS).map(keyOf));

/** The successors of a package: those that the sources use, else the first one. */
function successorsUsed(peer: string, used: ReadonlySet<Successor>): Successor[] {
  const first = successorOf(peer);
  const needed = successorsOf(peer).filter((name) => used.has(name));
  return needed.length || !first ? needed : [first];
}

/** The dependencies of all sections. */
function moveDependencies(root: Node, { used, kept, rangeOf }: Context): Map<Node, Item[]> {
  const replacements = new Map<Node, Item[]>();
  /** What the sections before install. Of a section that is there twice, the last one counts. */
  const installed = new Set<string>();
  for (const name of SECTIONS) {
    let there = new Set<string>();
    for (const section of named(root, [name])) {
      const properties = propertiesOf(propertyValue(section));
      there = new Set(properties.map(keyOf));
      for (const property of properties) {
        const peer = keyOf(property);
        if (!successorOf(peer)) continue;
        const added = successorsUsed(peer, used).filter(
          (to) => !there.has(to) && !(name === 'devDependencies' && installed.has(to)),
        );
        for (const to of added) there.add(to);
        replacements.set(property, [
          ...(kept.has(peer) ? [{}] : []),
          ...added.map((to) => ({ key: to, value: rangeOf(to) })),
        ]);
      }
    }
    if (name !== 'peerDependencies') for (const one of there) installed.add(one);
  }
  return replacements;
}

/** What stands about dependencies by their names: in lists, and as names of properties. */
function moveNames(root: Node, { used, kept }: Context): Map<Node, Item[]> {
  const replacements = new Map<Node, Item[]>();
  for (const container of [...named(root, ABOUT), ...named(root, BUNDLED)].map(propertyValue)) {
    const items = [...propertiesOf(container), ...elementsOf(container)];
    const nameOf = (item: Node) => (item.type === 'property' ? keyOf(item) : String(item.value));
    const there = new Set(items.map(nameOf));
    for (const item of items) {
      const peer = nameOf(item);
      if (!successorOf(peer)) continue;
      const added = successorsUsed(peer, used).filter((to) => !there.has(to));
      for (const to of added) there.add(to);
      replacements.set(item, [
        ...(kept.has(peer) ? [{}] : []),
        ...added.map((to) => (item.type === 'property' ? { key: to } : { value: to })),
      ]);
    }
  }
  return replacements;
}

/** What to look at among the dependencies. */
function notesOnDependencies({ text, root }: JsonText, { used, rangeOf }: Context): Note[] {
  return entriesOf(root, SECTIONS).flatMap((property): Note[] => {
    const line = lineAt(text, property.offset);
    const name = keyOf(property);
    const range = String(propertyValue(property)?.value);
    const advice = WITHOUT_SUCCESSOR[name];
    if (advice) return [{ line, message: advice }];
    const [to] = successorsUsed(name, used);
    if (to && /[:/]/.test(range)) {
      const message = `${name} was ${range}; ${to} is ${rangeOf(to)} of the registry.`;
      return [{ line, message }];
    }
    const isOld = name === 'styled-components' && /^\D*[1-5]\b/.test(range);
    return isOld && used.has('@gifkit/react-components')
      ? [{ line, message: 'The components need styled-components 6.' }]
      : [];
  });
}

const notesOnOverrides = ({ text, root }: JsonText): Note[] =>
  named(root, OVERRIDES)
    .flatMap(nodesIn)
    .flatMap((node) => {
      const [name] = /@giphy\/[\w-]+/.exec(node.type === 'string' ? String(node.value) : '') ?? [];
      const message = `${name} is set for what others depend on: take it out, or name its successor.`;
      return name ? [{ line: lineAt(text, node.offset), message }] : [];
    });

/**
 * The edits of a package.json: its dependencies, in all sections, and what is set by their names.
 *
 * @throws {Error} where it is no JSON.
 */
export function rewriteManifest(text: string, context: Context): { edits: Edit[]; notes: Note[] } {
  const json = readJson(text);
  const settings = moveSettings(json, context.kept);
  const replacements = new Map([
    ...settings.replacements,
    ...moveNames(json.root, context),
    ...moveDependencies(json.root, context),
  ]);
  const notes = [
    ...settings.notes,
    ...notesOnDependencies(json, context),
    ...notesOnOverrides(json),
  ];
  return {
    edits: rewriteJson(json, replacements),
    notes: [...notes, ...notesOnMentions(json, { replacements, notes })],
  };
}
