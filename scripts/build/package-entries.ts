import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is built of one package. */
export interface BuiltPackage {
  /** As npm knows it: `@gifkit/model`. */
  name: string;
  version: string;
  /** Where its package.json is. */
  root: string;
  /** Sources that can be imported from outside, from `root`: `src/picker/index.ts`. */
  entries: string[];
  /** Entry points that have a form of their own for server components: `dist/react-server.js`. */
  serverEntries: { source: string; target: string }[];
}

type Target = string | { [condition: string]: Target };

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, Target> };
}

const NOT_PUBLISHED = ['**/*.{test,test-d,stories}.*', '**/*.d.ts', '**/test/**', '**/examples/**'];

const fromRoot = (path: string): string => path.replace(/^\.\//, '');

function serverTarget(target: Target | undefined): string | undefined {
  const forServers = typeof target === 'object' ? target['react-server'] : undefined;
  return typeof forServers === 'object' && typeof forServers.default === 'string'
    ? fromRoot(forServers.default)
    : undefined;
}

/** Reads what there is to build: `exports` names the sources, `publishConfig.exports` what they become. */
export function readPackage(root: string): BuiltPackage {
  const { name, version, exports, publishConfig }: Manifest = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const modules = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  return {
    name,
    version,
    root,
    entries: modules.flatMap(([, file]) =>
      // A `*` in `exports` stands for a path, too.
      globSync(fromRoot(file).replace('*', '**/*'), { cwd: root, exclude: NOT_PUBLISHED }),
    ),
    serverEntries: modules.flatMap(([key, file]) => {
      const target = serverTarget(publishConfig.exports[key]);
      return target ? [{ source: fromRoot(file), target }] : [];
    }),
  };
}
