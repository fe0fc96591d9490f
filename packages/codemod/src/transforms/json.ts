import { mentionAdvice, type Successor, successorsOf } from '../peer.ts';
import { type Note, notesOnLines } from './transform.ts';

/** Sections of a package.json that list dependencies, without braces, and their entries. */
const SECTION = /(?<="(?:dependencies|(?:dev|optional|peer)Dependencies)"\s*:\s*\{)[^{}]*/g;
const ENTRY = /(\s*)"([^"]+)"(\s*:\s*)"[^"]*"/g;

/** Packages that the sources of a package need. */
export interface Needs {
  used: ReadonlySet<Successor>;
  /** Peer packages that files still import. They stay beside their successors. */
  kept: ReadonlySet<string>;
  rangeOf: (name: Successor) => string;
}

const namesIn = (section: string): string[] =>
  [...section.matchAll(ENTRY)].map(([, , name = '']) => name);

export const dependenciesIn = (manifest: string): Set<string> =>
  new Set((manifest.match(SECTION) ?? []).flatMap(namesIn));

function moveDependencies(text: string, { used, kept, rangeOf }: Needs): string {
  const listed = dependenciesIn(text);
  const neededOf = (peer: string) => {
    const all = successorsOf(peer);
    const needed = all.filter((to) => used.has(to));
    return needed.length || kept.has(peer) ? needed : all.slice(0, 1);
  };
  // If a package came as a dependency of another one, list its successor beside the first one that moves.
  const moved = new Set([...listed].flatMap(neededOf));
  const missing = [...used].filter((to) => !listed.has(to) && !moved.has(to));
  return text.replace(SECTION, (section) => {
    const there = new Set(namesIn(section));
    const entries = [...section.matchAll(ENTRY)].flatMap(([own, space, name = '', colon]) => {
      const needed = neededOf(name);
      if (!needed.length) return own;
      const added = [...needed, ...missing.splice(0)].filter((to) => !there.has(to));
      for (const to of added) there.add(to);
      // Each new entry gets the white space of the one before it.
      const texts = added.map((to) => `${space}"${to}"${colon}"${rangeOf(to)}"`);
      return kept.has(name) ? [own, ...texts] : texts;
    });
    return entries.join(',') + (/\s*$/.exec(section) ?? '');
  });
}

/**
 * Moves the dependencies of a package.json.
 *
 * @throws {SyntaxError} if it is not JSON.
 */
export function moveManifest(before: string, needs: Needs): { text: string; notes: Note[] } {
  try {
    JSON.parse(before.replace(/^\uFEFF/, ''));
  } catch {
    throw new SyntaxError('is not JSON');
  }
  const text = moveDependencies(before, needs);
  const listed = dependenciesIn(text);
  const notes = notesOnLines(text, mentionAdvice).filter(
    ({ message }) => ![...needs.kept].some((peer) => message.startsWith(`${peer} is`)),
  );
  const peers = listed.has('@gifkit/js-components')
    ? ['react', 'react-dom', 'styled-components']
    : [];
  const missing = [...needs.used, ...peers].filter((name) => !listed.has(name));
  if (missing.length) {
    const message = `Add ${missing.join(', ')}: used here now, and not listed.`;
    notes.push({ line: undefined, message });
  }
  return { text, notes };
}
