import { defineConfig } from 'vite';

export default defineConfig({
  // The packages of this workspace depend on a newer React, but a page may contain only one.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
});
