import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The packages' "use client" is for React servers.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
