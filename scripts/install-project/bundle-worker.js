/** Makes a script for workerd of all entries that are not for Node alone; it answers how many it has imported. */
import { build } from 'vite';
import { entries } from './entries.js';

const imports = entries
  .filter(({ isForNode }) => !isForNode)
  .map(({ entry }, index) => `import * as entry${index} from '${entry}';`);

const MODULES = {
  'virtual:worker': `${imports.join('\n')}
const all = [${imports.map((_, index) => `entry${index}`).join(', ')}];
const imported = all.filter((names) => Object.keys(names).length > 0);
export default { fetch: () => new Response(String(imported.length)) };`,
  // An optional peer, which is asked for when somebody wants it.
  '@sentry/browser': 'module.exports = {};',
};

await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { target: 'webworker', noExternal: true },
  plugins: [
    {
      name: 'worker',
      enforce: 'pre',
      resolveId: (source) => (source in MODULES ? source : undefined),
      load: (id) => MODULES[id],
    },
  ],
  build: {
    ssr: true,
    outDir: 'worker',
    rollupOptions: { input: 'virtual:worker', output: { entryFileNames: 'worker.js' } },
  },
});
