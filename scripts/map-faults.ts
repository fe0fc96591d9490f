import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Where a file of types names what it declares. */
const DECLARED =
  /^(?:export )?(?:declare )?(?:abstract )?(?:class|const|function|interface|type) (\w+)/;

/** What names other modules, in both kinds of module: it maps to nothing. */
const LINKS = [
  /(ex|im)port \{[^}]*\};?/g,
  /^(const|let) [\w$]+ = require\("[^"]*"\);$/gm,
  /^exports\.\w+ = [\w$]+\.\w+;$/gm,
  /^Object\.defineProperty\(exports, "\w+", \{[\s\S]*?\}\);$/gm,
];

/** Whether a file has more than the imports and exports of others. */
const hasCode = (code: string) =>
  /^(?!\/\/|import\b|\}|\s|['"]use |$)/m.test(
    LINKS.reduce((rest, link) => rest.replace(link, ''), code),
  );

/** What a line of types declares and does not lead to. */
function lostDeclaration(map: SourceMap, line: string, index: number, folder: string) {
  const [all, name] = DECLARED.exec(line) ?? [];
  if (!all || !name) return undefined;
  // A name that two modules have gets a number when they are bundled.
  const own = name.replace(/\$\d+$/, '');
  const entry = map.findEntry(index, all.length - name.length);
  if (!('originalSource' in entry)) return own;
  const source = readFileSync(join(folder, entry.originalSource), 'utf8').split('\n');
  return source[entry.originalLine]?.includes(own) ? undefined : own;
}

/**
 * What of the source map of one built file does not lead a debugger, or an editor's "go to definition", to
 * the source.
 *
 * @param file in an unpacked tarball: JavaScript or types
 * @param root of the unpacked tarball
 */
export function mapFaults(file: string, root: string): string[] {
  const code = readFileSync(file, 'utf8');
  const named = relative(root, file);
  if (!hasCode(code)) return [];
  if (!code.includes('//# sourceMappingURL=') || !existsSync(`${file}.map`)) {
    return [`${named} has no source map.`];
  }
  const payload: SourceMapPayload = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  if (!/\.d\.c?ts$/.test(file)) {
    const { sources, sourcesContent } = payload;
    return sources.every((_, index) => sourcesContent?.[index])
      ? []
      : [`The map of ${named} has no sources in it.`];
  }
  // Editors read the files themselves.
  const folder = dirname(file);
  const missing = payload.sources.filter((source) => !existsSync(join(folder, source)));
  if (missing.length) return [`${named} maps to what is not in the tarball: ${missing.join(', ')}`];
  const map = new SourceMap(payload);
  const lost = code
    .split('\n')
    .map((line, index) => lostDeclaration(map, line, index, folder))
    .filter((name) => name !== undefined);
  return lost.length ? [`${named} does not lead to the source of ${lost.join(', ')}.`] : [];
}
