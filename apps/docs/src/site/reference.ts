import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StarlightTypeDocOptions } from 'starlight-typedoc';
import { type Application, Converter } from 'typedoc';
import { read, root } from './repository.ts';

const packages = fileURLToPath(new URL('packages', root));

/** Entry points without a page: internal ones, translations, an alias of its package, and a tool of the sandbox. */
const LEFT_OUT = /\/internal|^(labels\/|embed-sdk\/auto|sandbox-art)/;

/** Names of entry points as users import them, such as `analytics/consent`, by source file. */
const pages = new Map(
  globSync('*/package.json', { cwd: packages })
    .sort()
    .flatMap((path) => {
      const manifest: { name: string; exports: Record<string, string> } = JSON.parse(
        read(`packages/${path}`),
      );
      const name = manifest.name.replace('@gifkit/', '');
      return Object.entries(manifest.exports)
        .filter(([key, file]) => /\.tsx?$/.test(file) && !LEFT_OUT.test(name + key.slice(1)))
        .map(([key, file]) => [join(packages, dirname(path), file), name + key.slice(1)] as const);
    }),
);

/** The same names by TypeDoc's module names, which are paths of sources. */
const names = new Map(
  [...pages].map(([source, name]) => [
    relative(packages, source).replace(/(\/index)?\.tsx?$/, ''),
    name,
  ]),
);

/** TypeDoc plugin: names each page after its import. */
function nameModules({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? [])
      module.name = names.get(module.name) ?? module.name;
  });
}

/** Options of the API reference: one page per entry point, below `/docs/api/`. */
export const reference: StarlightTypeDocOptions = {
  entryPoints: [...pages.keys()],
  tsconfig: join(packages, '../tsconfig.entries.json'),
  typeDoc: {
    plugin: [nameModules],
    skipErrorChecking: true,
    validation: { notExported: false },
    sort: ['source-order'],
    excludeExternals: true,
    disableSources: true,
    outputFileStrategy: 'modules',
    entryFileName: 'index',
    excludeScopesInPaths: true,
    useHTMLAnchors: true,
    useCodeBlocks: true,
    expandObjects: true,
    expandParameters: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    propertyMembersFormat: 'table',
    tableColumnSettings: { hideOverrides: true, hideInherited: true, hideSources: true },
  },
};
