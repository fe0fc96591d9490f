import { parseExpression } from '@babel/parser';
import type { ObjectExpression, ObjectProperty } from '@babel/types';
import type { Edit } from '../edit/edits.ts';
import type { Note } from './note.ts';
import { type Successor, successorOf, successorsOf, WITHOUT_SUCCESSOR } from './successors.ts';

const SECTIONS = /^(dependencies|devDependencies|peerDependencies|optionalDependencies)$/;

interface Context {
  /** The packages that the sources import now. */
  used: ReadonlySet<Successor>;
  /** The version range for each package. */
  rangeOf: (name: Successor) => string;
}

const keyOf = ({ key }: ObjectProperty): string => (key.type === 'StringLiteral' ? key.value : '');
const propertiesOf = (value: ObjectExpression): ObjectProperty[] =>
  value.properties.filter((property) => property.type === 'ObjectProperty');

/** The successors of a package: those that the sources use, else the first one. */
function replacements(peer: string, used: ReadonlySet<Successor>): Successor[] {
  const first = successorOf(peer);
  const needed = successorsOf(peer).filter((name) => used.has(name));
  return needed.length || !first ? needed : [first];
}

/** The edits of one section. */
function rewriteSection(
  text: string,
  section: ObjectExpression,
  { used, rangeOf }: Context,
): Edit[] {
  const properties = propertiesOf(section);
  const there = new Set(properties.map(keyOf));
  return properties.flatMap((property, index): Edit[] => {
    const peer = keyOf(property);
    if (!successorOf(peer)) return [];
    const added = replacements(peer, used).filter((name) => !there.has(name));
    for (const name of added) there.add(name);
    const [start, end] = [property.start ?? 0, property.end ?? 0];
    const lineStart = text.lastIndexOf('\n', start) + 1;
    const indent = text.slice(lineStart, start);
    const joint = /^[ \t]*$/.test(indent) && lineStart > 0 ? `,\n${indent}` : ', ';
    if (added.length) {
      const text = added
        .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(rangeOf(name))}`)
        .join(joint);
      return [{ start, end, text }];
    }
    // Removes the dependency with its comma: the comma before it when it is the last one.
    const next = properties[index + 1];
    const before = properties[index - 1];
    if (next) return [{ start, end: next.start ?? end, text: '' }];
    return [{ start: before?.end ?? start, end, text: '' }];
  });
}

/**
 * The edits of a package.json: its dependencies, in all sections.
 *
 * @throws {SyntaxError} where it is no JSON.
 */
export function rewriteManifest(text: string, context: Context): { edits: Edit[]; notes: Note[] } {
  const manifest = parseExpression(text);
  if (manifest.type !== 'ObjectExpression') return { edits: [], notes: [] };
  const edits: Edit[] = [];
  const notes: Note[] = [];
  for (const section of propertiesOf(manifest)) {
    if (!SECTIONS.test(keyOf(section)) || section.value.type !== 'ObjectExpression') continue;
    edits.push(...rewriteSection(text, section.value, context));
    for (const property of propertiesOf(section.value)) {
      const line = property.loc?.start.line ?? 1;
      const name = keyOf(property);
      const advice = WITHOUT_SUCCESSOR[name];
      if (advice) notes.push({ line, message: advice });
      const isOld =
        property.value.type === 'StringLiteral' && /^\D*[1-5]\b/.test(property.value.value);
      const usesComponents = context.used.has('@gifkit/react-components');
      if (name === 'styled-components' && isOld && usesComponents) {
        notes.push({ line, message: 'The components need styled-components 6.' });
      }
    }
  }
  return { edits, notes };
}
