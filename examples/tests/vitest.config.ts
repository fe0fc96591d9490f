import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', globalSetup: 'src/test/start-sandbox.ts' },
});
