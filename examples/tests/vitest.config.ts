import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // The events of a test go nowhere: this name is for tests, and no test reaches the real service.
    env: { GIPHY_PINGBACK_URL: 'https://pingback.test' },
  },
});
