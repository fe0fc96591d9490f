import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // A reserved test name, so that events never reach the real service.
    env: { GIPHY_PINGBACK_URL: 'https://pingback.test' },
  },
});
