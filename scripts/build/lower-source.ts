import { relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { markPureCalls } from './mark-pure-calls.ts';

/**
 * Makes JavaScript of TypeScript, JSX and styles, and marks the calls that bundlers may drop.
 *
 * A styled component has its id from its file, so that servers and clients agree on it whatever either of them
 * loads first. The path begins at the package: the same sources are to give the same ids in every checkout.
 */
export const lowerSource = (root: string, name: string): Plugin => ({
  name: 'lower-source',
  transform: {
    filter: { id: /\.tsx?$/ },
    handler(source, id) {
      const path = `/${name}/${relative(root, id).split(sep).join('/')}`;
      const { code, map, errors } = transformSync(path, source, {
        typescript: { onlyRemoveTypeImports: true },
        sourcemap: true,
        plugins: {
          styledComponents: {
            displayName: false,
            fileName: false,
            // A template cannot be marked as pure, a call can.
            transpileTemplateLiterals: true,
          },
        },
      });
      if (errors.length) return this.error(errors.map(({ message }) => message).join('\n'));
      return { code, map: map ?? null, moduleType: 'js' };
    },
  },
});

/** After all else, for the calls that the plugin above makes of templates and JSX. */
export const markPure = (): Plugin => ({
  name: 'mark-pure-calls',
  transform: {
    filter: { id: /\.tsx?$/ },
    handler(source, id) {
      const marked = markPureCalls(id, source);
      return { code: marked.toString(), map: marked.generateMap({ hires: true }).toString() };
    },
  },
});
