import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StarlightTypeDocOptions } from 'starlight-typedoc';
import { type Application, Converter } from 'typedoc';
import { entryPoints } from '../../../../scripts/entry-points.ts';

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url));

/** Words of one type, an alias of the package itself, and a tool of the sandbox have no page. */
const LEFT_OUT = /\/labels\/|^@gifkit\/(embed-sdk\/auto|sandbox-art)/;

/** Sources of the entry points that have a page, by what readers import: `analytics/consent`. */
const pages = new Map(
  entryPoints()
    .filter(({ specifier }) => !LEFT_OUT.test(specifier))
    .map(({ specifier, source }) => [source, specifier.replace('@gifkit/', '')]),
);

/** Names of the pages by those that TypeDoc gives them, which are paths of their sources. */
const names = new Map(
  [...pages].map(([source, name]) => [
    relative(packages, source).replace(/(\/index)?\.tsx?$/, ''),
    name,
  ]),
);

/** Has TypeDoc name each page after what its readers import. */
function nameModules({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.children ?? [])
      module.name = names.get(module.name) ?? module.name;
  });
}

/** The reference, from the types and their comments: a page for each entry point, below `/docs/api/`. */
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
