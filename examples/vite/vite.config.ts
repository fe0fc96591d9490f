import { defineConfig } from 'vite';

export default defineConfig({
  // In this workspace the packages have a React of their own, a newer one; a page has one React only.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
});
