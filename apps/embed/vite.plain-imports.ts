import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite wraps each in a helper of nearly a kilobyte, which loads the styles of
 * the module (there are none) and its dependencies (the start script knows those of the client).
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
