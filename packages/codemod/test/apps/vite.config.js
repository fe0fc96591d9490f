import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte(), vue()],
  oxc: { decorator: { legacy: true } },
  build: {
    target: 'esnext',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      input: ['angular', 'electron', 'page', 'svelte', 'vue'].map((app) => `${app}/index.html`),
      // The packages' "use client" is for React servers.
      checks: { moduleLevelDirective: false },
    },
  },
  test: { include: ['suite/*.spec.ts'] },
});
