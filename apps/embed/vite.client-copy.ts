import type { Plugin } from 'vite';
import { COPY_PREFIX } from './src/constants.ts';

/** The part of a chunk that matters here. */
interface Chunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  facadeModuleId?: string | null;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** A file name in an import, whatever quotes the build writes. */
const IMPORTED = /(?<=["'`]\.\/)[\w.-]+\.js(?=["'`])/g;

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** A chunk and all that it may load, without entries: of those a page has one. */
function graphOf(first: Chunk, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const graph = new Set([first]);
  for (const { imports, dynamicImports } of graph) {
    for (const file of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(file);
      if (chunk && !chunk.isEntry) graph.add(chunk);
    }
  }
  return graph;
}

/**
 * Puts a copy of the client, and of every script that it may load, beside the first one. Copies import copies. So a
 * client whose first address hangs has another, and what it loads later asks for that one, not for a second React.
 */
export const clientCopy: Plugin = {
  name: 'client-copy',
  generateBundle: {
    // When the build has written all into the code that it writes.
    order: 'post',
    handler(_, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const one of Object.values(bundle))
        if (one.type === 'chunk') chunks.set(one.fileName, one);
      const client = [...chunks.values()].find((one) =>
        one.facadeModuleId?.endsWith('/src/client.ts'),
      );
      if (!client) this.error('The build has no chunk of src/client.ts.');
      const graph = graphOf(client, chunks);
      const names = new Set([...graph].map(({ fileName }) => nameOf(fileName)));
      for (const { fileName, code } of graph) {
        const name = nameOf(fileName);
        this.emitFile({
          type: 'asset',
          fileName: `${fileName.slice(0, -name.length)}${COPY_PREFIX}${name}`,
          source: code.replace(IMPORTED, (file) => (names.has(file) ? COPY_PREFIX + file : file)),
        });
      }
    },
  },
};
