import { posix } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { parseSync } from 'rolldown/utils';

/** What server components cannot run, as there is no state, context or effect in them. */
const CLIENT_ONLY =
  /^(react|react-dom|styled-components|@gifkit\/headless(\/(picker|video|internal|internal\/(?!core\/).+))?)$/;

/** A package's modules as they were written, by their path in `dist`. */
type Modules = ReadonlyMap<string, OutputChunk>;

/** Whether a module, or one that it imports, cannot run in a server component. */
function isForClients(file: string, modules: Modules, seen = new Set<string>()): boolean {
  const module = modules.get(file);
  if (!module) return CLIENT_ONLY.test(file);
  if (seen.has(file)) return false;
  seen.add(file);
  return [...module.imports, ...module.dynamicImports].some((imported) =>
    isForClients(imported, modules, seen),
  );
}

const exportsFrom = (names: readonly string[], file: string): string =>
  `export { ${names.join(', ')} } from '${file}';\n`;

/** Which module each export of an entry comes from. */
function namesByModule({ fileName, code }: OutputChunk): Map<string, string[]> {
  const { staticImports, staticExports } = parseSync(fileName, code).module;
  const sources = new Map(
    staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.map(({ importName, localName }) => {
        if (importName.name !== localName.value) {
          throw new Error(`${fileName} imports ${importName.name} by another name.`);
        }
        return [localName.value, moduleRequest.value] as const;
      }),
    ),
  );
  const byModule = new Map<string, string[]>();
  for (const { exportName, moduleRequest } of staticExports.flatMap(({ entries }) => entries)) {
    const name = exportName.name ?? '';
    const source = moduleRequest?.value ?? sources.get(name);
    if (!source) throw new Error(`${fileName} does not say where ${name} comes from.`);
    byModule.set(source, [...(byModule.get(source) ?? []), name]);
  }
  return byModule;
}

/**
 * An entry point for server components, in two modules: what cannot run there goes through one that begins
 * with `'use client'`; functions and constants come as they are, so that a server can use them.
 *
 * Bundlers ask for it by the condition `react-server`. All others get the entry itself, which has no directive:
 * those that know none would warn of each.
 *
 * @param entry the entry as it was written
 * @param clientFile how the one module names the other: `./client.js`
 */
export function serverEntry(
  entry: OutputChunk,
  modules: Modules,
  clientFile: string,
): { server: string; client: string } {
  let server = '';
  let client = "'use client';\n";
  const clientNames: string[] = [];
  for (const [source, names] of namesByModule(entry)) {
    const isOwn = source.startsWith('.');
    const file = isOwn ? posix.join(posix.dirname(entry.fileName), source) : source;
    if (isForClients(file, modules)) {
      client += exportsFrom(names, source);
      clientNames.push(...names);
    } else server += exportsFrom(names, source);
  }
  return { server: server + exportsFrom(clientNames, clientFile), client };
}
