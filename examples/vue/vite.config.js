import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('gifkit-') } } }),
  ],
  // The packages' "use client" is for React servers.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
