import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import { RolldownMagicString } from 'rolldown';

/** A declaration file and its map. */
export interface TypesFile {
  code: string;
  map: string;
}

/** Where a declaration names a module beside it. */
const SPECIFIER = /(?<=\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]*)\.tsx?\1/g;
const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S*\s*$/;

/** A line of a comment may quote an import. */
const isComment = (code: string, index: number): boolean =>
  /^\s*(\/?\*|\/\/)/.test(code.slice(code.lastIndexOf('\n', index) + 1, index));

/** The modules beside a declaration that it names, as it names them: `./grid-props.ts`. */
export const typesBeside = (code: string): string[] =>
  [...code.matchAll(SPECIFIER)]
    .filter(({ index }) => !isComment(code, index))
    .map(([specifier]) => specifier.slice(1, -1));

/**
 * Points the declarations of a source at what is built: TypeScript leaves `./gif.ts` in them as it is.
 *
 * @param extension of the module that the types are for: `js`, `cjs`
 * @param mapName name of the map's file
 */
export function pointTypes(
  { code, map }: TypesFile,
  extension: string,
  mapName: string,
): TypesFile {
  const edited = new RolldownMagicString(code);
  for (const { 0: specifier, 1: quote, 2: path, index } of code.matchAll(SPECIFIER)) {
    if (isComment(code, index)) continue;
    edited.update(index, index + specifier.length, `${quote}${path}.${extension}${quote}`);
  }
  const edits: SourceMapInput = edited.generateMap({ hires: 'boundary' }).toString();
  return {
    code: `${edited.toString().replace(MAP_COMMENT, '')}\n//# sourceMappingURL=${mapName}\n`,
    map: remapping([edits, map], () => null).toString(),
  };
}
